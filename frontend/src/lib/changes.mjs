// A state of the table made of the one before and of what changed: src/saecula/server/differences.py says how.

/** Whatever stays the same is shared with the old. */
export function applied(old, change) {
  if (Array.isArray(change)) return change[0];
  if ("" in change) return change[""].map((item) => itemOf(old, item));
  const made = { ...old };
  for (const [name, part] of Object.entries(change)) made[name] = applied(old[name], part);
  return made;
}

function itemOf(old, item) {
  if (typeof item === "number") return old[item];
  return item.length === 1 ? item[0] : applied(old[item[0]], item[1]);
}
