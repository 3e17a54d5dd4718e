import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Term } from '@ochiq/uzbek/terms/term';
import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../platform/database/get-table';
import type { TermRows } from '../../platform/database/tables/term-tables';
import type { Author } from '../history/origin';
import { type ShownTerm, type TermKind, termKinds, type TermInput } from './terms';

const list = z.array(z.string());
const languageVariants = z.object({ admitted: list, forbidden: list });
const storedVariants = z.object({ uz: languageVariants, ru: languageVariants, en: languageVariants });

/** A term with the name by which files that are exchanged know it. */
export type StoredTerm = ShownTerm & { key: string };

function toTerm(row: TermRows['term']): StoredTerm {
  const variants = storedVariants.parse(JSON.parse(row.variants));
  const toWords = (language: Locale) => ({ text: row[language] ?? '', ...variants[language] });
  return {
    ...{ id: row.id, key: row.key, kind: z.enum(termKinds).parse(row.kind), revision: row.revision },
    words: { uz: toWords('uz'), ru: toWords('ru'), en: toWords('en') },
    ...{ cyrillic: row.cyrillic ?? '', note: row.note ?? '', by: row.authorName, at: new Date(row.at).toISOString() },
  };
}

/** Reads all terms, in the order in which they were added: one query. */
export const readTerms = async (strapi: Core.Strapi): Promise<StoredTerm[]> =>
  (await getTable(strapi, 'term').findMany({ orderBy: { id: 'asc' } })).map(toTerm);

/** Drops the Cyrillic words where they are what is made of the Latin ones. */
export const dropMadeCyrillic = (term: TermInput): TermInput =>
  term.cyrillic === toCyrillic(term.words.uz.text) ? { ...term, cyrillic: '' } : term;

/** Converts a term to the columns of its row. */
export function toTermRow({ kind, words, cyrillic, note }: TermInput, author: Author | null) {
  const variants = Object.fromEntries(
    localeCodes.map((language) => [language, { admitted: words[language].admitted, forbidden: words[language].forbidden }]),
  );
  return {
    ...{ kind, uz: words.uz.text, ru: words.ru.text, en: words.en.text, cyrillic, note, variants: JSON.stringify(variants) },
    ...{ author: author?.id ?? null, authorName: author?.name ?? '', at: new Date() },
  };
}

/** A term as texts are searched for it. */
export type SearchedTerm = Term & { id: number; kind: TermKind };

/** Converts terms to what texts are searched for: those languages that have words. */
export const toSearchedTerms = (terms: readonly StoredTerm[]): SearchedTerm[] =>
  terms.map(({ id, kind, words }) => ({
    ...{ id, kind },
    words: Object.fromEntries(localeCodes.flatMap((language) => (words[language].text === '' ? [] : [[language, words[language]]]))),
  }));

/** Returns the words by which a term is named: those of the first language that has some. */
export const getTermTitle = ({ words }: Pick<TermInput, 'words'>): string =>
  localeCodes.map((language) => words[language].text).find((text) => text !== '') ?? '';
