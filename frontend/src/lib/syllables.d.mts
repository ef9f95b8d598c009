export declare function parted(name: string): string;
export declare const longest: (name: string) => number;
export declare function linesOf(name: string, letters: number): number;
