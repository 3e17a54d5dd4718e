import type { Language } from '../agreement/mention.ts';
import { createPhraseFinder, type StemWord } from './find-phrases.ts';
import { type GetStemmer, listAllowedPhrases, listForbiddenPhrases, type Term } from './term.ts';

/** A term in a text, and how it is said in another language: the preferred words first. */
export type TermEquivalents = {
  from: number;
  to: number;
  /** As it is written in the text. */
  text: string;
  equivalents: readonly [string, ...string[]];
};

/**
 * Creates the search for the terms of texts that have words in another language, each once and in the order of the text; also where
 * they are written as they should not be.
 */
export function createEquivalentFinder(
  terms: readonly Term[],
  from: Language,
  to: Language,
  getStemmer: GetStemmer,
): (source: string) => TermEquivalents[] {
  const translated = terms.filter(({ words }) => words[to] !== undefined);
  const phrases = [...listAllowedPhrases(translated, from), ...listForbiddenPhrases(translated, from)];
  const find = createPhraseFinder(phrases, getStemmer(from));
  return (source) => {
    const seen = new Set<string>();
    return find(source).flatMap(({ values, ...match }) => {
      const all = values.flatMap(({ words: { [to]: words } }) => (words ? [words.text] : []));
      const admitted = values.flatMap(({ words: { [to]: words } }) => words?.admitted ?? []);
      const [first, ...others] = new Set([...all, ...admitted]);
      const key = JSON.stringify([first, ...others]);
      if (first === undefined || seen.has(key)) return [];
      seen.add(key);
      return [{ ...match, equivalents: [first, ...others] }];
    });
  };
}

/** Words of a text that a term says not to use, and what to write in their place. */
export type ForbiddenWords = { from: number; to: number; text: string; instead: string };

/** Creates the search for words that are not to be used in a language; within a longer term they may be. */
export function createForbiddenFinder(terms: readonly Term[], language: Language, stemWord: StemWord): (text: string) => ForbiddenWords[] {
  const allowed = listAllowedPhrases(terms, language).map(({ text }) => ({ text, value: null }));
  const forbidden = listForbiddenPhrases(terms, language).map(({ text, value }) => ({ text, value: value.words[language]?.text ?? null }));
  // What one term forbids and another one is may be written.
  const find = createPhraseFinder<string | null>([...allowed, ...forbidden], stemWord);
  return (text) =>
    find(text).flatMap(({ values, ...match }) => {
      const [instead = null] = values;
      return instead === null ? [] : [{ ...match, instead }];
    });
}

/** Picks the terms that the search for forbidden words needs: those that forbid some, and those whose words contain these. */
export function pickForbidding<T extends Term>(terms: readonly T[], language: Language, stemWord: StemWord): T[] {
  const find = createPhraseFinder(listForbiddenPhrases(terms, language), stemWord);
  return terms.filter(({ words: { [language]: words } }) => {
    if (!words) return false;
    return words.forbidden.length > 0 || [words.text, ...words.admitted].some((text) => find(text).length > 0);
  });
}
