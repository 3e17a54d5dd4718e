import type { Locale } from '@ochiq/contract/routing/locales';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { toFolded } from '@ochiq/uzbek/to-folded';
import { toStem as uzbek } from '@ochiq/uzbek/to-stem';

/** Endings and words with British and American spellings; each is normalized to the American one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2}[a-z])is(?=(?:e[drs]?|ers|ing|able|ations?)$)/u, 'iz'],
  // `analysis` is of `analyse`.
  [/(?<=[a-z]al)ys[ei]s$/u, 'yze'],
  [/(?<=[a-z]l)ys(?=(?:e[drs]?|ers|ing|able)$)/u, 'yz'],
  [/(?<=[a-z]{2}[bdilmnv])our(?=(?:s|ed|ing|able|ites?|itism|hoods?|ful|less|al)?$)/u, 'or'],
  [/(?<=[a-z]{2}[bt])res?$/u, 'er'],
  [/(?<=[a-z]{2}[aeo])ll(?=(?:ed|ing|ers?)$)/u, 'l'],
  [/(?<=^(?:licen|defen|offen|preten))c(?=e[ds]?$)/u, 's'],
  [/(?<=^program)me(?=s?$)/u, ''],
  [/(?<=(?:catal|anal|dial)og)ue(?=s?$)/u, ''],
];

/**
 * Normalizes the spelling of a lower-case English word: `organised` and `organized`, `metres` and `meter` are one. For
 * comparison, not for display.
 */
export const normalizeSpelling = (word: string): string => spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word);

/** The compared forms of a word: without case, accents, apostrophes and alphabet; and the same without its endings. */
export type WordForms = { exact: string; stem: string };

const normalizeToken = (token: string) => token.replaceAll('\u00AD', '').normalize('NFC').toLowerCase();

const keepLetters = (folded: string) => folded.replace(/[^\p{L}\p{N}]/gu, '');

const stemmers: Readonly<Record<Locale, (token: string) => string>> = {
  uz: (token) => uzbek(toFolded(token)),
  ru: (token) => toFolded(russian(normalizeToken(token).replaceAll('ё', 'е'))),
  en: (token) => toFolded(english(normalizeSpelling(normalizeToken(token).replace(/['’]s$/u, '')))),
};

/**
 * Texts repeat their words: stems are cached, up to this many words of one language, after which the cache is cleared.
 */
const maxCachedWords = 100_000;
const formsCache: Record<Locale, Map<string, WordForms>> = { uz: new Map(), ru: new Map(), en: new Map() };

/** Recent words, each in the slot of its hash; a later word replaces an earlier one. 16,384 slots per language. */
const slotCount = 2 ** 14;
type RecentWord = { word: string; forms: WordForms };
const recentWords: Record<Locale, (RecentWord | undefined)[]> = { uz: [], ru: [], en: [] };

function isWordAt(word: string, text: string, from: number): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (word.charCodeAt(index) !== text.charCodeAt(from + index)) return false;
  }
  return true;
}

/** Returns the forms of the word between two positions of a text, which is cut out only where it is not cached. */
export function getFormsAt(locale: Locale, text: string, from: number, to: number): WordForms {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  const place = (sum ^ (sum >>> 14)) & (slotCount - 1);
  const last = recentWords[locale][place];
  if (last?.word.length === to - from && isWordAt(last.word, text, from)) return last.forms;
  const word = text.slice(from, to);
  const forms = getForms(locale, word);
  recentWords[locale][place] = { word, forms };
  return forms;
}

/** Returns the forms of one word of a language. */
export function getForms(locale: Locale, token: string): WordForms {
  const known = formsCache[locale].get(token);
  if (known) return known;
  // A compatibility letter may decompose into signs: `⑴`.
  const exact = keepLetters(toFolded(normalizeToken(token)));
  const forms = { exact, stem: keepLetters(stemmers[locale](token)) || exact };
  if (formsCache[locale].size >= maxCachedWords) formsCache[locale].clear();
  formsCache[locale].set(token, forms);
  return forms;
}
