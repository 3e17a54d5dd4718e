/** Spellings of the sounds of names across alphabets; each pair is normalized to one form. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/kh|x/gu, 'h'],
  [/zh|dj/gu, 'j'],
  [/ts/gu, 's'],
  [/q/gu, 'k'],
  [/w/gu, 'v'],
  // Yoʻldosheva, which `toFolded` makes `e` of, and Юлдашева.
  [/yu/gu, 'e'],
  // Oʻtkir, Уткир; Xoʻja, Ходжа.
  [/[oa]/gu, 'u'],
  [/iy|yi|ii|y/gu, 'i'],
  [/e/gu, 'i'],
  [/(.)\1/gu, '$1'],
];

/**
 * Converts a folded surname or first name to its sound: `raximov`, `rahimov` and `rakhimov` are one. For names of
 * people only: other words would be conflated.
 */
export const toNameKey = (folded: string): string => spellings.reduce((name, [from, to]) => name.replace(from, to), folded);
