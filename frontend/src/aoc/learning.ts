// Age of Civilization for learners: symbols of the legend, the rules in short, and where the laws of a question are.

import type { Chapter } from "../lib/title";

export const SYMBOLS = ["vp", "coin", "worker", "power", "civ", "tech", "wonder", "plague", "lock", "house"];

export const RULES: Chapter[] = [
  ["goal", "end."],
  ["civs", "civ.rise", "civ.annex", "civ.market"],
  ["actions", "action.slot", "action.cost", "worker."],
  ["research", "action.research", "tech."],
  ["wonders", "action.wonder", "wonder."],
  ["round", "round."],
  ["end", "end."],
];

export const LAWS: Record<string, string> = {
  civilization: "civ.",
  actions: "action.",
  learn: "tech.learn",
  wonder: "wonder.",
  "turn-end": "turn.end",
  draft: "draft.",
};
