export declare function applied<Whole>(old: Whole, change: Record<string, unknown>): Whole;
