// Through the Ages for learners: symbols of the legend, the rules in short, and where the laws of a question are.

import type { Chapter } from "../lib/title";

export const SYMBOLS = [
  "culture", "strength", "science", "food", "resource", "happy", "unhappy", "civil", "military", "yellow", "blue", "worker", "lock",
  "farm", "mine", "urban", "lab", "temple", "arena", "library", "theater", "unit", "infantry", "cavalry", "artillery",
  "government", "revolution", "technology", "leader", "wonder", "stage", "tactic", "event", "territory", "colony", "aggression", "bonus", "war", "pact", "strongest", "weakest",
];

export const RULES: Chapter[] = [
  ["goal", "flow.final", "flow.winner"],
  ["turn", "turn.course", "turn.first", "actions."],
  ["row", "action.take", "turn.replenish"],
  ["workers", "action.population", "action.build", "action.upgrade"],
  ["production", "production.", "tokens.blue"],
  ["happiness", "ratings.happiness", "end.uprising"],
  ["science", "action.develop", "action.revolution"],
  ["military", "action.unit", "action.tactic", "ratings.strength"],
  ["events", "politics.event", "events."],
  ["colonies", "colonize."],
  ["attacks", "politics.aggression", "politics.war", "turn.war"],
  ["ages", "age.end"],
  ["end", "flow.last-round", "flow.final"],
];

export const LAWS: Record<string, string> = {
  politics: "politics.",
  action: "action.",
  "action-card": "action.card",
  "aggression-defence": "politics.aggression",
  "aggression-pick": "politics.aggression",
  split: "politics.aggression",
  "pact-reply": "politics.pact",
  "war-spoils": "turn.war",
  "colony-bid": "colonize.bid",
  "colony-force": "colonize.force",
  discard: "end.discard",
  draft: "expansion.variant",
};
