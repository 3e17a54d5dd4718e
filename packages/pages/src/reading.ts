import type { ContentTypeName, Entry, SingleName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import { localeOf, type PathForm } from '@ochiq/contract/path-for';

import { everyTarget, type LinkTargets } from './link-targets.ts';
import type { PlannedPage } from './page.ts';
import { remembering, rememberingOf, type Remember, type RememberOf } from './remember.ts';
import type { TableFiles } from './table-files.ts';
import { inLocale, versionFor, type Content, type Document, type Version } from './content.ts';

/** The context in which pages are rendered: the reader's locale prefix and language, the day, and the content. */
export type Reading = {
  content: Content;
  form: PathForm;
  locale: Locale;
  /** The day the pages are built for, `YYYY-MM-DD` in Tashkent: decides what is open and what is closed. */
  today: string;
  /** The tables of the data files; empty where the files were not read. */
  tables: TableFiles;
  /** The link targets that exist. */
  targets: LinkTargets;
  /** Memoizes data that several pages need; the name includes the locale or locale prefix that it is computed for. */
  remember: Remember;
  /** Memoizes a document's own page under this locale prefix for as long as the document is the same object. */
  planned: RememberOf<PlannedPage>;
};

const noTables: TableFiles = new Map();

export function readingOf(
  content: Content,
  form: PathForm,
  today: string,
  { tables = noTables, remember = remembering(), targets = everyTarget }: Partial<Pick<Reading, 'tables' | 'remember' | 'targets'>> = {},
): Reading {
  return { content, form, locale: localeOf(form), today, tables, targets, remember, planned: rememberingOf() };
}

function readIn(reading: Reading, locale: Locale): Reading {
  const own = { form: locale, locale, planned: rememberingOf<PlannedPage>() };
  // Getters are copied as getters.
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(reading), ...Object.getOwnPropertyDescriptors(own) }) as Reading;
}

const inOthers = rememberingOf<Reading>();

/** Returns the context in another language. */
export const inLanguage = (reading: Reading, locale: Locale): Reading => inOthers(reading, locale, () => readIn(reading, locale));

/** Returns the entry of a single type, in the reader's language or the best fallback. */
export function theSingle<N extends SingleName>({ content, locale }: Reading, name: N): Version<N> {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  const [document] = documents.values();
  if (!document) throw new Error(`Nothing of the type ${name} is published`);
  return versionFor(document, locale);
}

/** Returns a document by its id; `null` where it is not published. */
export function theDocument<N extends ContentTypeName>(
  { content, locale }: Reading,
  name: N,
  documentId: string | null,
): (Version<N> & { document: Document<N> }) | null {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  const document = documentId === null ? undefined : documents.get(documentId);
  return document ? { document, ...versionFor(document, locale) } : null;
}

/** Lists the entries in the reader's language, and counts those that exist in other languages only. */
export function theList<N extends ContentTypeName>(
  { content, locale }: Reading,
  name: N,
  wanted?: (entry: Entry<N>) => boolean,
): { entries: Entry<N>[]; elsewhere: number } {
  return inLocale(content, name, locale, wanted);
}

/** Lists every document of a type in the version that the reader is shown. */
export function everyVersion<N extends ContentTypeName>({ content, locale }: Reading, name: N): (Version<N> & { document: Document<N> })[] {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  return [...documents.values()].map((document) => ({ document, ...versionFor(document, locale) }));
}
