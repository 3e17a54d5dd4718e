import { apostrophes, normalizeApostrophes } from '@ochiq/uzbek/apostrophe';
import { toLatin } from '@ochiq/uzbek/to-latin';

/** A word with the signs within it, and one that opens a quotation before it. */
const wordPattern = new RegExp(
  String.raw`([${apostrophes}]?)(\p{L}(?:[\p{L}\p{M}]|[${apostrophes}](?=\p{L})|(?<=[OoGg])[${apostrophes}])*)`,
  'gu',
);
const closing = new RegExp(`[${apostrophes}]$`, 'u');

/** Mends the apostrophes of one word: `'togʻ'` begins and ends a quotation, whose signs stay. */
function mendWord(_match: string, opening: string, word: string): string {
  const end = opening === '' ? '' : (closing.exec(word)?.[0] ?? '');
  return opening + normalizeApostrophes(word.slice(0, word.length - end.length)) + end;
}

/** Writes what a machine calls Uzbek as the site does: in Latin, with the letters oʻ and gʻ and the sign ʼ. */
export const toUzbekLatin = (text: string): string => toLatin(text).replaceAll(wordPattern, mendWord);
