import { apostrophes } from './apostrophe.ts';
import { toModernLetter } from './new-letters.ts';
import { russianLetters } from './russian-letters.ts';
import { toLatin } from './to-latin.ts';

/**
 * Leaves space for the number that is appended where two entries would share a slug; a slug of the site has up to 120
 * characters.
 */
const defaultMaxLength = 100;

const replaceNewLetters = (small: string) => small.replace(/\p{L}/gu, toModernLetter);
const transliterateRussian = (small: string) => small.replace(/\p{Script=Cyrillic}/gu, (letter) => russianLetters[letter] ?? letter);

/** Strips a text to the characters of a slug: what is joined within a word, and what separates two. */
const stripToSlug = (latin: string) =>
  latin
    .normalize('NFKD')
    .replace(new RegExp(`[${apostrophes}\\p{M}\\p{Default_Ignorable_Code_Point}]`, 'gu'), '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Truncates to complete words within the limit; a single longer word is cut. */
function truncateWords(words: string, max: number): string {
  if (words.length <= max) return words;
  const end = words.lastIndexOf('-', max);
  return words.slice(0, end > 0 ? end : max);
}

/** Hashes a text (FNV-1a, 32 bits) to letters and digits. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Converts a name to the part of an address: small Latin letters, digits, single hyphens, at least one letter, never
 * empty. Cyrillic is read as the language pronounces it; Uzbek loses its apostrophes. A name without any convertible
 * letter becomes `no-…` with its digits, or with a hash of the text.
 * @param max the maximum length, hyphens included; 16 or more
 */
export function slugify(text: string, locale: 'uz' | 'ru' | 'en', max = defaultMaxLength): string {
  const small = text.normalize('NFC').toLowerCase().normalize('NFC');
  const words = stripToSlug(locale === 'uz' ? replaceNewLetters(toLatin(small)) : transliterateRussian(small));
  const short = truncateWords(words === '' ? hashText(text) : words, max);
  return words !== '' && /[a-z]/u.test(short) ? short : `no-${truncateWords(short, max - 3)}`;
}
