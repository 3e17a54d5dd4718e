import type { Language } from '../agreement/mention.ts';
import type { Phrase, StemWord } from './find-phrases.ts';

/** The words of a term in a language: what is to be written, what may be, and what may not. */
export type TermWords = { text: string; admitted: readonly string[]; forbidden: readonly string[] };

/** A term, in the languages in which it has words, and what it is of, where that is known: minerals are also names of people. */
export type Term = { kind?: string; words: Readonly<Partial<Record<Language, TermWords>>> };

/** Returns the stemmer of a language. */
export type GetStemmer = (language: Language) => StemWord;

/** Lists the words that may be written for terms in a language. */
export const listAllowedPhrases = <T extends Term>(terms: readonly T[], language: Language): Phrase<T>[] =>
  terms.flatMap((term) => {
    const words = term.words[language];
    return words ? [words.text, ...words.admitted].map((text) => ({ text, value: term })) : [];
  });

/** Lists the words that may not be written for terms in a language. */
export const listForbiddenPhrases = <T extends Term>(terms: readonly T[], language: Language): Phrase<T>[] =>
  terms.flatMap((term) => (term.words[language]?.forbidden ?? []).map((text) => ({ text, value: term })));
