const listLetters = (first: string, last: string) =>
  Array.from({ length: (last.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + 1 }, (_, index) =>
    String.fromCodePoint((first.codePointAt(0) ?? 0) + index),
  ).join('');

const printable = listLetters(' ', '~');
const typographic = '\u00a0§©«»°±·×–—‘’“”„•…‹›€−↑↓';
const names = 'ÄÇÉÖÜäçèéñöü';

/** The files of the family, and the characters of each. A page needs the first or the first two. */
export const faces = {
  latin: { source: 'latin', characters: `${printable}${typographic}${names}ʻʼ` },
  cyrillic: { source: 'cyrillic', characters: `ЁІЎ${listLetters('А', 'я')}ёіўҰұ№` },
  // Uzbek Cyrillic and its neighbours: Karakalpak, Kazakh, Kyrgyz, Tajik, Tatar, Bashkir, Uyghur and more.
  'cyrillic-more': { source: 'cyrillic-ext', characters: 'ҒғҔҕҖҗҘҙҚқҜҝҠҡҢңҤҥҪҫҮүҲҳҶҷҸҹҺһӀӐӑӖӗӘәӢӣӦӧӨөӮӯӰӱӲӳ' },
} as const satisfies Record<string, { source: string; characters: string }>;

export type FaceName = keyof typeof faces;
export const faceNames = Object.keys(faces) as FaceName[];

/** Golos Text lacks ʻ (oʻ, gʻ): the turned comma is drawn as the opening quotation mark, which looks the same. */
export const turnedCommaSubstitute = { letter: '\u02bb', like: '\u2018' } as const;

/** Formats characters as a `unicode-range`. */
export function formatUnicodeRange(characters: string): string {
  const codes = [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const toHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => (first === last ? `U+${toHex(first)}` : `U+${toHex(first)}-${toHex(last)}`)).join(', ');
}
