/** How the sounds of names are spelled from one alphabet to another; each pair is brought to one form. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/kh|x/gu, 'h'],
  [/zh|dj/gu, 'j'],
  [/ts/gu, 's'],
  [/q/gu, 'k'],
  [/w/gu, 'v'],
  // Yoʻldosheva, which `fold` makes `e` of, and Юлдашева.
  [/yu/gu, 'e'],
  // Oʻtkir, Уткир; Xoʻja, Ходжа.
  [/[oa]/gu, 'u'],
  [/iy|yi|ii|y/gu, 'i'],
  [/e/gu, 'i'],
  [/(.)\1/gu, '$1'],
];

/**
 * A folded surname or first name as it sounds: `raximov`, `rahimov` and `rakhimov` are one.
 * Only names of people are compared so: other words would be mixed up.
 */
export const nameKey = (folded: string): string => spellings.reduce((name, [from, to]) => name.replace(from, to), folded);
