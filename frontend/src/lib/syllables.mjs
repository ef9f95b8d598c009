// Long words may be parted on narrow cards.

const WORD = 10; // letters; shorter words stay whole

/** Soft hyphens before syllables of long words: a vowel, then a consonant with a vowel. No letter is left alone at either
 * end, and x belongs to the vowel before it. */
export function parted(name) {
  return name.replace(/[\p{L}]+/gu, (word) =>
    word.length < WORD ? word : word.replace(/(?<=\p{L})([aeiouyаеёиоуыэюя])(?=[^aeiouyxаеёиоуыэюяьъй][aeiouyаеёиоуыэюя]\p{L})/giu, "$1\u00ad"),
  );
}

export const longest = (name) => Math.max(0, ...name.split(/[\s-]+/).map((word) => word.length));

/** Lines that a name takes, so many letters to a line. */
export function linesOf(name, letters) {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/\s+/)) {
    if (used && used + 1 + word.length > letters) {
      lines += 1;
      used = 0;
    }
    lines += Math.ceil(word.length / letters) - 1;
    used += (used ? 1 : 0) + (word.length % letters || letters);
  }
  return lines;
}
