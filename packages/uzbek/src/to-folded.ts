import { apostrophes } from './apostrophe.ts';
import { toModernLetter } from './new-letters.ts';

/**
 * Maps each small letter to its folded form. Uzbek Cyrillic follows the table of the 1995 orthography; `х` and `ҳ` are
 * one, as are their Latin letters; `щ`, `ы` as Uzbek pronounces them. The letters of Karakalpak are included because
 * Uzbek texts contain names of that republic.
 */
const foldedLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ң: 'n',
  ө: 'o',
  ү: 'u',
  і: 'i',
  x: 'h',
  ı: 'i',
  ş: toModernLetter('ş'),
  ș: toModernLetter('ș'),
  ç: toModernLetter('ç'),
  // Unicode would decompose this sign into the word “No”.
  '№': '№',
};

const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const ignoredSigns = new RegExp(`[${apostrophes}\\p{M}\\p{Default_Ignorable_Code_Point}]`, 'u');

const foldSign = (sign: string): string => (ignoredSigns.test(sign) ? '' : (foldedLetters[sign] ?? sign));

/** Folds a letter with its marks. No locale is involved: `I`, `İ` and `ı` are all `i`. */
function foldCluster(letter: string): string {
  const small = letter.toLowerCase().normalize('NFC');
  const known = foldedLetters[small];
  if (known !== undefined) return known;
  if (ignoredSigns.test(small.charAt(0))) return '';
  const signs = small.normalize('NFKC').toLowerCase();
  return Array.from(signs, (sign) => foldedLetters[sign] ?? Array.from(sign.normalize('NFD'), foldSign).join('')).join('');
}

/** Caches folded letters: texts consist of few different ones. */
const foldedLettersCache = new Map<string, string>();

function foldLetter(letter: string): string {
  if (letter.length > 1) return foldCluster(letter);
  const known = foldedLettersCache.get(letter);
  if (known !== undefined) return known;
  const folded = foldCluster(letter);
  foldedLettersCache.set(letter, folded);
  return folded;
}

/** Reads the ь of `батальон` as Latin writes it, `batalyon`; a hyphen that is not seen may divide the word there. */
const spellSoftSign = (original: string): string => original.replace(/ь(?=\xad?о)/giu, 'й');

/**
 * Matches runs of letters that are spelled in several ways: `yo`, `ye` and `e` (ё and е), `ts` and `s` (ц), `kh` and
 * `x` (х in passports), `sentyabr` and `sentabr`, `byudjet` and `budjet`, `brosh(y)ura`. The replacements contain none
 * of these runs.
 */
// Complete runs and no lookbehind: older Safari lacks it, and each letter is read once.
const letterRuns = /y+[oe]?|t+(?:s(?!h)|y+(?=abr))?|by+(?=udjet)|shy+(?=u)|k+h?/gu;

function normalizeSpelling(row: string): string {
  if (/[oe]$/u.test(row)) return 'e';
  if (/[sh]$/u.test(row)) return row.slice(-1);
  return row.replace(/^([^y]+)y+$/u, '$1');
}

export type FoldedText = {
  text: string;
  /** The position in the original that each unit of `text` comes from; the length of the original at the end. */
  at: readonly number[];
};

/**
 * Folds a text for comparison in search: capitals, accents, every kind of apostrophe, invisible signs and the alphabets
 * of Uzbek make no difference, nor do `е`, `ё`, `ьо`, `ye` and `yo`, `x` and `h`, `ts` and `s`. Folding is idempotent. Each
 * letter keeps its position, so that a match is displayed as it is written.
 */
export function toFoldedWithOffsets(original: string): FoldedText {
  let letters = '';
  const from: number[] = [];
  for (const { 0: letter, index } of spellSoftSign(original).matchAll(cluster)) {
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
  for (const { 0: row, index } of letters.matchAll(letterRuns)) {
    add(letters.slice(done, index), done);
    add(normalizeSpelling(row), index);
    done = index + row.length;
  }
  add(letters.slice(done), done);
  return { text, at: [...at, original.length] };
}

/** Matches what is not yet a small letter, a digit or a sign that stays; most of a text is. */
const unfolded = /\P{M}\p{M}+|\p{M}+|[^\0-\x7f]|[A-Zx'`]/gu;

/** Folds a text without positions, several times as fast. */
export const toFolded = (original: string): string =>
  spellSoftSign(original).replace(unfolded, foldLetter).replace(letterRuns, normalizeSpelling);
