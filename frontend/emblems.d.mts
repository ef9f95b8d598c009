import type { Plugin } from "vite";
export function rounded(path: string): string;
export function emblems(): Plugin;
