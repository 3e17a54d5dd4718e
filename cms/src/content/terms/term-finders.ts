import type { Locale } from '@ochiq/contract/routing/locales';
import { createTermFinder, type TermFinder } from '@ochiq/uzbek/terms/compare-terms';
import { createEquivalentFinder, pickForbidding, type TermEquivalents } from '@ochiq/uzbek/terms/find-terms';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getStemmer } from './stem-word';
import { readTerms, type SearchedTerm, toSearchedTerms } from './stored-terms';
import { comparedKinds } from './terms';

/** The searches for terms, each made once it is used. */
type TermFinders = {
  /** Finds the names that are compared between languages. */
  getNameFinder: TermFinder<SearchedTerm>;
  findEquivalents: (source: string, from: Locale, to: Locale) => TermEquivalents[];
  /** Picks the terms by which forbidden words of a language are found. */
  pickForbidding: (locale: Locale) => readonly SearchedTerm[];
};

/** Returns a function that remembers its results by a key. */
function memoize<K, V>(create: (key: K) => V, toKey: (key: K) => string): (key: K) => V {
  const results = new Map<string, { value: V }>();
  return (key) => {
    const known = results.get(toKey(key)) ?? { value: create(key) };
    results.set(toKey(key), known);
    return known.value;
  };
}

function createTermFinders(terms: readonly SearchedTerm[]): TermFinders {
  const names = terms.filter(({ kind }) => comparedKinds.includes(kind));
  const getFinder = memoize(
    ([from, to]: readonly [Locale, Locale]) => createEquivalentFinder(terms, from, to, getStemmer),
    (pair) => pair.join(' '),
  );
  return {
    getNameFinder: createTermFinder(names, getStemmer),
    findEquivalents: (source, from, to) => getFinder([from, to])(source),
    pickForbidding: memoize(
      (locale: Locale) => pickForbidding(terms, locale, getStemmer(locale)),
      (locale) => locale,
    ),
  };
}

/** Reads which terms there are, and in which revision: what other processes changed is noticed, too. */
async function readRevision(strapi: Core.Strapi): Promise<string> {
  const rows = await getTable(strapi, 'term').findMany({ select: ['id', 'revision'], orderBy: { id: 'asc' } });
  return rows.map(({ id, revision }) => `${String(id)}.${String(revision)}`).join(' ');
}

/** By CMS: several may run in one process. */
const finders = new WeakMap<Core.Strapi, { revision: string; current: TermFinders }>();

/** Returns the searches for the terms as they are now: they are made again when terms have changed. */
export async function readTermFinders(strapi: Core.Strapi): Promise<TermFinders> {
  const revision = await readRevision(strapi);
  const known = finders.get(strapi);
  if (known?.revision === revision) return known.current;
  const current = createTermFinders(toSearchedTerms(await readTerms(strapi)));
  finders.set(strapi, { revision, current });
  return current;
}
