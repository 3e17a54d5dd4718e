import { apostrophes } from './apostrophe.ts';
import { foldedLetters } from './fold-letters.ts';

const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const silent = new RegExp(`[${apostrophes}\\p{M}\\p{Default_Ignorable_Code_Point}]`, 'u');

const foldSign = (sign: string): string => (silent.test(sign) ? '' : (foldedLetters[sign] ?? sign));

/** A letter with its marks. No locale is asked: `I`, `İ` and `ı` are all `i`. */
function foldCluster(letter: string): string {
  const small = letter.toLowerCase().normalize('NFC');
  const known = foldedLetters[small];
  if (known !== undefined) return known;
  if (silent.test(small.charAt(0))) return '';
  const signs = small.normalize('NFKC').toLowerCase();
  return Array.from(signs, (sign) => foldedLetters[sign] ?? Array.from(sign.normalize('NFD'), foldSign).join('')).join('');
}

/** Texts are made of few different letters. */
const kept = new Map<string, string>();

function foldLetter(letter: string): string {
  if (letter.length > 1) return foldCluster(letter);
  const known = kept.get(letter);
  if (known !== undefined) return known;
  const folded = foldCluster(letter);
  kept.set(letter, folded);
  return folded;
}

/**
 * Letters in a row that are spelled in several ways: `yo`, `ye` and `e` (ё and е), `ts` and `s` (ц), `kh` and
 * `x` (х in passports), `sentyabr` and `sentabr`, `byudjet` and `budjet`. What they become holds none of them again.
 */
// Whole runs and no looking back: older Safari cannot, and each letter is read once.
const rows = /y+[oe]?|t+(?:s(?!h)|y+(?=abr))?|by+(?=udjet)|k+h?/gu;

function oneSpelling(row: string): string {
  if (/^y+[oe]$/u.test(row)) return 'e';
  if (/^t+s$/u.test(row)) return 's';
  if (/^k+h$/u.test(row)) return 'h';
  return /^[tb]/u.test(row) ? row.replace(/y+$/u, '') : row;
}

export type Folded = {
  text: string;
  /** Where in the original each unit of `text` comes from; the original's length at the end. */
  at: readonly number[];
};

/**
 * A text as a search compares it: capitals, accents, every kind of apostrophe, invisible signs and the
 * alphabets of Uzbek make no difference, nor do `е`, `ё`, `ye` and `yo`, `x` and `h`, `ts` and `s`.
 * Folding what is folded changes nothing. Each letter keeps its place, so that a hit is shown as it is written.
 */
export function foldWithPlaces(original: string): Folded {
  let letters = '';
  const from: number[] = [];
  for (const { 0: letter, index } of original.matchAll(cluster)) {
    const folded = foldLetter(letter);
    letters += folded;
    for (let unit = 0; unit < folded.length; unit += 1) from.push(index);
  }
  let text = '';
  const at: number[] = [];
  const add = (spelled: string, start: number) => {
    text += spelled;
    for (let unit = 0; unit < spelled.length; unit += 1) at.push(from[start + unit] ?? original.length);
  };
  let done = 0;
  for (const { 0: row, index } of letters.matchAll(rows)) {
    add(letters.slice(done, index), done);
    add(oneSpelling(row), index);
    done = index + row.length;
  }
  add(letters.slice(done), done);
  return { text, at: [...at, original.length] };
}

/** What is not already a small letter, a digit or a sign of its own; most of a text is. */
const unfolded = /\P{M}\p{M}+|\p{M}+|[^\0-\x7f]|[A-Zx'`]/gu;

/** The text alone, several times as fast. */
export const fold = (original: string): string => original.replace(unfolded, foldLetter).replace(rows, oneSpelling);
