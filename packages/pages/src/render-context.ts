import type { ContentTypeName, Entry, SingleName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { getPrefixLocale, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { unrestrictedTargets, type LinkTargets } from './create-link-targets.ts';
import { createMemo, createObjectMemo, type Memo, type ObjectMemo } from './memo.ts';
import type { TableFiles } from './tables/table-files.ts';
import { listEntriesInLocale, selectVersion, type Content, type Document, type Version } from './content/content.ts';

/** The context in which pages are rendered: the reader's locale prefix and language, the day, and the content. */
export type RenderContext = {
  content: Content;
  form: LocalePrefix;
  locale: Locale;
  /** The day the pages are built for, `YYYY-MM-DD` in Tashkent: decides what is open and what is closed. */
  today: string;
  /** The tables of the data files; empty where the files were not read. */
  tables: TableFiles;
  /** The link targets that exist. */
  targets: LinkTargets;
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted: boolean;
  /** Memoizes data that several pages need; the name includes the locale or locale prefix that it is computed for. */
  remember: Memo;
  /** Memoizes a document's own page under this locale prefix for as long as the document is the same object. */
  planned: ObjectMemo<object>;
};

const emptyTables: TableFiles = new Map();

export function createRenderContext(
  content: Content,
  form: LocalePrefix,
  today: string,
  {
    tables = emptyTables,
    remember = createMemo(),
    targets = unrestrictedTargets,
    arePagesCounted = false,
  }: Partial<Pick<RenderContext, 'tables' | 'remember' | 'targets' | 'arePagesCounted'>> = {},
): RenderContext {
  return { content, form, locale: getPrefixLocale(form), today, tables, targets, arePagesCounted, remember, planned: createObjectMemo() };
}

function createLocaleContext(context: RenderContext, locale: Locale): RenderContext {
  const own = { form: locale, locale, planned: createObjectMemo<object>() };
  // Getters are copied as getters.
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(context), ...Object.getOwnPropertyDescriptors(own) },
  ) as RenderContext;
}

const localeContexts = createObjectMemo<RenderContext>();

/** Returns the context in another language. */
export const withLocale = (context: RenderContext, locale: Locale): RenderContext =>
  localeContexts(context, locale, () => createLocaleContext(context, locale));

/** Returns the entry of a single type, in the reader's language or the best fallback. */
export function getSingle<N extends SingleName>({ content, locale }: RenderContext, name: N): Version<N> {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  const [document] = documents.values();
  if (!document) throw new Error(`Nothing of the type ${name} is published`);
  return selectVersion(document, locale);
}

/** Returns a document by its id; `null` where it is not published. */
export function getDocument<N extends ContentTypeName>(
  { content, locale }: RenderContext,
  name: N,
  documentId: string | null,
): (Version<N> & { document: Document<N> }) | null {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  const document = documentId === null ? undefined : documents.get(documentId);
  return document ? { document, ...selectVersion(document, locale) } : null;
}

/** Lists the entries in the reader's language, and counts those that exist in other languages only. */
export function listEntries<N extends ContentTypeName>(
  { content, locale }: RenderContext,
  name: N,
  predicate?: (entry: Entry<N>) => boolean,
): { entries: Entry<N>[]; elsewhere: number } {
  return listEntriesInLocale(content, name, locale, predicate);
}

/** Lists every document of a type in the version that the reader is shown. */
export function listVersions<N extends ContentTypeName>(
  { content, locale }: RenderContext,
  name: N,
): (Version<N> & { document: Document<N> })[] {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  return [...documents.values()].map((document) => ({ document, ...selectVersion(document, locale) }));
}
