import type { Language, Mention, TextBlock } from '../agreement/mention.ts';
import { createActNameFinder } from './find-act-names.ts';
import { createLooseFinder, isFirstName, isStreetName } from './find-loosely.ts';
import { createNestedFinder, type PhraseMatch, pickLongest } from './find-phrases.ts';
import { type GetStemmer, listAllowedPhrases, listForbiddenPhrases, type Term } from './term.ts';

/** Where a text says a term. */
export type TermMention = Pick<Mention, 'path' | 'from' | 'to' | 'text'>;

/** A term that one language of an entry says and others do not; without `own` where it is missing in that language. */
export type TermDifference<T extends Term> = {
  term: T;
  own: TermMention | null;
  others: readonly { language: Language; mention: TermMention | null }[];
};

export type BlocksByLanguage = Readonly<Partial<Record<Language, readonly TextBlock[]>>>;

type TermPlace<T> = TermMention & { values: readonly T[] };

const getField = (path: string): string => path.split('.')[0] ?? path;

const isMineral = ({ kind }: Term): boolean => kind === 'mineral';

/** Finds the terms that a text says as they are written, and those that it says in a freer form. */
type TermSearch<T> = { find: (text: string) => readonly PhraseMatch<T>[]; findLoosely: (text: string) => readonly T[] };

/** Reads all terms that a text says, also by words that are not to be used: these mean the same. */
function readTerms<T extends Term>(
  blocks: readonly TextBlock[],
  { find, findLoosely }: TermSearch<T>,
): { said: readonly TermPlace<T>[]; terms: ReadonlySet<T>; fields: ReadonlySet<string> } {
  const matches = blocks.map(({ path, text }) => ({ path, text, all: find(text) }));
  return {
    said: matches.flatMap(({ path, text, all }) =>
      pickLongest(all)
        .filter((match) => !isStreetName(text, match) && !(match.values.every(isMineral) && isFirstName(text, match)))
        .map((match) => ({ path, ...match })),
    ),
    // What a longer term contains is said, too: another language may leave out the rest.
    terms: new Set([
      ...matches.flatMap(({ all }) => all.flatMap(({ values }) => values)),
      ...blocks.flatMap(({ text }) => findLoosely(text)),
    ]),
    fields: new Set(blocks.flatMap(({ path, text }) => (text === '' ? [] : [getField(path)]))),
  };
}

/** Finds the terms that a text of a language says. */
export type TermFinder<T extends Term> = (language: Language) => TermSearch<T>;

/** Creates the search for terms in all languages, that of a language once it is used. */
export function createTermFinder<T extends Term>(terms: readonly T[], getStemmer: GetStemmer): TermFinder<T> {
  const searches = new Map<Language, TermSearch<T>>();
  const createSearch = (language: Language): TermSearch<T> => {
    const phrases = [...listAllowedPhrases(terms, language), ...listForbiddenPhrases(terms, language)];
    const stemWord = getStemmer(language);
    const findLoosely = createLooseFinder(phrases, stemWord);
    const findActNames = createActNameFinder(phrases, language, stemWord);
    return {
      find: createNestedFinder(phrases, stemWord),
      findLoosely: (text) => [...findLoosely(text).map(({ value }) => value), ...findActNames(text)],
    };
  };
  return (language) => {
    const search = searches.get(language) ?? createSearch(language);
    searches.set(language, search);
    return search;
  };
}

/**
 * Compares which terms a text of one language says with those of the others: each has to be somewhere in the entry, where both
 * have words for it and a text in that field. How often is of no matter.
 */
export function compareTerms<T extends Term>(own: Language, blocks: BlocksByLanguage, getFinder: TermFinder<T>): TermDifference<T>[] {
  const languages = Object.keys(blocks) as Language[];
  const read = new Map(languages.map((language) => [language, readTerms(blocks[language] ?? [], getFinder(language))] as const));
  const groups = new Map<T, { own: TermMention | null; others: { language: Language; mention: TermMention | null }[] }>();
  const missing = (from: Language, to: Language) => {
    const [here, there] = [read.get(from), read.get(to)];
    return (here?.said ?? []).flatMap(({ values, ...mention }) => {
      // Of two terms with the same words either may be meant.
      const isNamed = values.some((term) => there?.terms.has(term) || term.words[to] === undefined);
      const [term] = values;
      return !term || isNamed || !there?.fields.has(getField(mention.path)) ? [] : [{ term, mention }];
    });
  };
  const add = (term: T, language: Language, mentions: { own: TermMention | null; other: TermMention | null }) => {
    const group = groups.get(term) ?? { own: mentions.own, others: [] };
    if (!group.others.some((other) => other.language === language)) group.others.push({ language, mention: mentions.other });
    groups.set(term, group);
  };
  for (const language of languages.filter((one) => one !== own)) {
    for (const { term, mention } of missing(own, language)) add(term, language, { own: mention, other: null });
    for (const { term, mention } of missing(language, own)) add(term, language, { own: null, other: mention });
  }
  return Array.from(groups, ([term, group]) => ({ term, ...group }));
}
