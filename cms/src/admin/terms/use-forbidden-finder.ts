import type { Locale } from '@ochiq/contract/routing/locales';
import { createForbiddenFinder, type ForbiddenWords } from '@ochiq/uzbek/terms/find-terms';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { getStemmer } from '../../content/terms/stem-word.ts';
import { forbiddenResponse, type ForbiddenResponse, termPaths } from '../../content/terms/terms.ts';

export type FindForbidden = (text: string) => ForbiddenWords[];

/** Creates the search for words that the term base advises against, with the stems of the search. */
export const createFormFinder = (locale: Locale, { terms }: ForbiddenResponse): FindForbidden =>
  createForbiddenFinder(
    terms.map((words) => ({ words: { [locale]: words } })),
    locale,
    getStemmer(locale),
  );

/** Reads which words are not to be written in a language; `null` until they are read, and where that fails: it is advice. */
export function useForbiddenFinder(locale: Locale): FindForbidden | null {
  const { get } = useFetchClient();
  const [read, setRead] = useState<{ locale: Locale; find: FindForbidden } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    get(`${termPaths.forbidden}?locale=${locale}`)
      .then(({ data }) => createFormFinder(locale, forbiddenResponse.parse(data)))
      .then(
        (find) => isCurrent && setRead({ locale, find }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [get, locale]);
  return read?.locale === locale ? read.find : null;
}
