// Which technologies stand together: a column for each kind; where there are many, short columns of related kinds share one.

import { cardOf } from "../lib/cards.svelte";
import type { Tech } from "../lib/types";

const KINDS = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"];
const RELATED = [["farm"], ["mine"], ["lab", "temple", "library", "theater", "arena"], ["infantry", "cavalry", "artillery", "air_force"]];
const MOST = 8; // columns that leave room for names
const LEVELS = 3; // technologies that a shared column may have

export interface Column {
  kinds: string[];
  names: string[];
  techs: Tech[];
}

const related = (a: string, b: string): boolean => RELATED.some((group) => group.includes(a) && group.includes(b));

export function columnsOf(techs: Tech[]): Column[] {
  const columns: Column[] = KINDS.map((kind) => {
    const found = techs.filter((tech) => cardOf("tta", tech.card).kind === kind);
    return { kinds: [kind], names: found.slice(0, 1).map((tech) => cardOf("tta", tech.card).kind_name), techs: found };
  }).filter((column) => column.techs.length);
  while (columns.length > MOST) {
    const sums = columns.map((column, i) => (i && related(columns[i - 1].kinds[0], column.kinds[0]) ? columns[i - 1].techs.length + column.techs.length : 99));
    const least = Math.min(...sums);
    if (least > LEVELS) break;
    const at = sums.indexOf(least);
    const [second] = columns.splice(at, 1);
    const first = columns[at - 1];
    columns[at - 1] = { kinds: [...first.kinds, ...second.kinds], names: [...first.names, ...second.names], techs: [...first.techs, ...second.techs] };
  }
  return columns;
}
