import { apostrophes } from './apostrophe.ts';
import { ofToday } from './new-letters.ts';
import { russianLetters } from './russian-letters.ts';
import { toLatin } from './to-latin.ts';

/** Room for the number that is added where two entries would have one name; a slug of the site holds 120. */
const longest = 100;

const readNew = (small: string) => small.replace(/\p{L}/gu, ofToday);
const readRussian = (small: string) => small.replace(/\p{Script=Cyrillic}/gu, (letter) => russianLetters[letter] ?? letter);

/** What is joined into one word, and what parts two. */
const bare = (latin: string) =>
  latin
    .normalize('NFKD')
    .replace(new RegExp(`[${apostrophes}\\p{M}\\p{Default_Ignorable_Code_Point}]`, 'gu'), '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Whole words up to the bound; of a word that is longer itself, its beginning. */
function cut(words: string, max: number): string {
  if (words.length <= max) return words;
  const end = words.lastIndexOf('-', max);
  return words.slice(0, end > 0 ? end : max);
}

/** A number that is always the same for a text (FNV-1a, 32 bits), in letters and digits. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The part of an address that a name gives: small Latin letters, digits, single hyphens, at least one letter, never
 * empty. Cyrillic is read as the language says it; Uzbek loses its apostrophes. What holds no letter that
 * can be written so becomes `no-…`: its digits, or a number made of the text.
 * @param max the most letters, hyphens counted; 16 or more
 */
export function slug(text: string, locale: 'uz' | 'ru' | 'en', max = longest): string {
  const small = text.normalize('NFC').toLowerCase().normalize('NFC');
  const words = bare(locale === 'uz' ? readNew(toLatin(small)) : readRussian(small));
  const short = cut(words === '' ? nameOf(text) : words, max);
  return words !== '' && /[a-z]/u.test(short) ? short : `no-${cut(short, max - 3)}`;
}
