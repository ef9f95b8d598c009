// Which technologies stand together: a column for each kind, two for a kind with all four ages; where there are many,
// short columns of related kinds share one. And what lies on them side by side.

import { cardOf } from "../lib/cards.svelte";
import type { Tech } from "../lib/types";

const KINDS = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"];
const RELATED = [["farm"], ["mine"], ["lab", "temple", "library", "theater", "arena"], ["infantry", "cavalry", "artillery", "air_force"]];
const MOST = 8; // columns that leave room for names
const LEVELS = 3; // technologies that a column has room for

export interface Column {
  kinds: string[];
  names: string[];
  techs: Tech[];
}

const related = (a: string, b: string): boolean => RELATED.some((group) => group.includes(a) && group.includes(b));

export function columnsOf(techs: Tech[]): Column[] {
  const columns: Column[] = KINDS.flatMap((kind) => {
    const found = techs.filter((tech) => cardOf("tta", tech.card).kind === kind);
    const names = found.slice(0, 1).map((tech) => cardOf("tta", tech.card).kind_name);
    const half = Math.ceil(found.length / 2);
    const parts = found.length > LEVELS ? [found.slice(0, half), found.slice(half)] : [found];
    return parts.map((part) => ({ kinds: [kind], names, techs: part }));
  }).filter((column) => column.techs.length);
  while (columns.length > MOST) {
    const sums = columns.map((column, i) => (i && related(columns[i - 1].kinds[0], column.kinds[0]) ? columns[i - 1].techs.length + column.techs.length : 99));
    const least = Math.min(...sums);
    if (least > LEVELS) break;
    const at = sums.indexOf(least);
    const [second] = columns.splice(at, 1);
    const first = columns[at - 1];
    columns[at - 1] = { kinds: [...first.kinds, ...second.kinds], names: [...new Set([...first.names, ...second.names])], techs: [...first.techs, ...second.techs] };
  }
  return columns;
}

const MAT = 69; // rem that all columns share at 1280 pixels; smaller screens give each of them more
const GAP = 0.6;
const WORKER = 1.95; // rem of a token with its gap
const CUBE = 1.55;

/** How much of the width a column has: goods on three technologies need more. */
const weight = (column: Column): number => (column.techs.length > 2 && column.techs.some((tech) => tech.tokens) ? 1.2 : 1);

export const widths = (columns: Column[]): string => columns.map((column) => `minmax(0, ${weight(column)}fr)`).join(" ");

export interface Lying {
  workers: boolean;
  goods: boolean;
}

/** Which tokens lie side by side on a technology, because there is room beside what a worker yields; others are a pile. */
export function lying(tech: Tech, column: Column, columns: Column[]): Lying {
  const share = weight(column) / columns.reduce((sum, one) => sum + weight(one), 0);
  const wide = (MAT - GAP * (columns.length - 1)) * share - 0.8 - 2.7 * (cardOf("tta", tech.card).gives?.length ?? 0);
  const slim = column.techs.length > 2;
  const lines = slim || tech.tokens ? 1 : 2;
  return {
    workers: tech.workers <= Math.floor(wide / WORKER) * lines && !(slim && tech.tokens),
    goods: !slim && tech.tokens * CUBE + 1.8 <= wide,
  };
}
