import type { Locale } from '@ochiq/contract/locales';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { fold } from '@ochiq/uzbek/fold';
import { stem as uzbek } from '@ochiq/uzbek/stem';

import { oneSpelling } from './english-spelling.ts';

/** The compared forms of a word: without case, accents, apostrophes and alphabet; and the same without its endings. */
export type Forms = { exact: string; stem: string };

const small = (token: string) => token.replaceAll('\u00AD', '').normalize('NFC').toLowerCase();

const lettersOf = (folded: string) => folded.replace(/[^\p{L}\p{N}]/gu, '');

const stems: Readonly<Record<Locale, (token: string) => string>> = {
  uz: (token) => uzbek(fold(token)),
  ru: (token) => fold(russian(small(token).replaceAll('ё', 'е'))),
  en: (token) => fold(english(oneSpelling(small(token).replace(/['’]s$/u, '')))),
};

/**
 * Texts repeat their words: stems are cached, up to this many words of one language, after which the cache is cleared.
 */
const remembered = 100_000;
const memory: Record<Locale, Map<string, Forms>> = { uz: new Map(), ru: new Map(), en: new Map() };

/** Recent words, each in the slot of its hash; a later word replaces an earlier one. 16,384 slots per language. */
const places = 2 ** 14;
type Met = { word: string; forms: Forms };
const met: Record<Locale, (Met | undefined)[]> = { uz: [], ru: [], en: [] };

function standsAt(word: string, text: string, from: number): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (word.charCodeAt(index) !== text.charCodeAt(from + index)) return false;
  }
  return true;
}

/** Returns the forms of the word between two positions of a text, which is cut out only where it is not cached. */
export function formsAt(locale: Locale, text: string, from: number, to: number): Forms {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  const place = (sum ^ (sum >>> 14)) & (places - 1);
  const last = met[locale][place];
  if (last?.word.length === to - from && standsAt(last.word, text, from)) return last.forms;
  const word = text.slice(from, to);
  const forms = formsOf(locale, word);
  met[locale][place] = { word, forms };
  return forms;
}

/** Returns the forms of one word of a language. */
export function formsOf(locale: Locale, token: string): Forms {
  const known = memory[locale].get(token);
  if (known) return known;
  // A compatibility letter may decompose into signs: `⑴`.
  const exact = lettersOf(fold(small(token)));
  const forms = { exact, stem: lettersOf(stems[locale](token)) || exact };
  if (memory[locale].size >= remembered) memory[locale].clear();
  memory[locale].set(token, forms);
  return forms;
}
