import { changesPath, changesResponse, type ChangesResponse } from '@ochiq/contract/wire/change';
import { type ContentTypeName, contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { previewEntry, type PreviewEntry, previewEntryPath } from '@ochiq/contract/wire/preview';
import type { RawEntry } from '@ochiq/pages/content/parse-content';
import * as z from 'zod';

import { createDocumentCollector } from './entry-envelope.ts';

type QueryValue = string | number | boolean | readonly QueryValue[] | { readonly [name: string]: QueryValue };

function flattenPairs(name: string, value: QueryValue): [string, string][] {
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]: [string, QueryValue]) => flattenPairs(name === '' ? key : `${name}[${key}]`, part));
}

/** Builds a query string in Strapi's format: `{ a: { b: [1] } }` → `a[b][0]=1`. */
export const buildQueryString = (query: QueryValue): string => new URLSearchParams(flattenPairs('', query)).toString();

const pageSize = 500;
/** Maximum number of documents per request: the URL must not grow too long. */
const maxIdsPerRequest = 50;
/** How many types are read at a time: while the database looks one up, the CMS prepares another. */
const concurrentTypes = 4;
/** The same for the pages of a type. */
const concurrentPages = 3;
const timeoutMs = 30_000;

const listResponse = z.object({ data: z.array(z.unknown()), meta: z.object({ pagination: z.object({ pageCount: z.int() }) }) });
const documentsResponse = z.object({ data: z.array(z.unknown()) });
const singleResponse = z.object({ data: z.unknown() });

/** The CMS does not respond as expected; a later attempt may succeed. */
export class CmsUnavailableError extends Error {
  override name = 'CmsAway';
}

type TakeEntries = (entries: RawEntry[]) => void;

export type CmsClient = {
  /** Fetches everything that is published. @param take called with all versions of some documents, as they arrive */
  everything: (take: TakeEntries) => Promise<void>;
  /** Fetches the published versions of these documents. */
  documents: (type: ContentTypeName, documentIds: readonly string[]) => Promise<RawEntry[]>;
  /** Fetches the id of the newest row of the change log. */
  last: () => Promise<number>;
  /** Fetches the change log after a row, so many rows at most. */
  changes: (after: number, limit: number) => Promise<ChangesResponse>;
  /** Fetches the version that a preview link points to, which need not be published. */
  preview: (query: URLSearchParams) => Promise<PreviewEntry>;
};

type CmsClientOptions = { cmsUrl: string; token: string };

const splitIntoBatches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Creates a client for the CMS's REST API. Every call throws `CmsUnavailableError` where the CMS does not respond. */
export function createCmsClient({ cmsUrl, token }: CmsClientOptions): CmsClient {
  async function fetchParsed<S extends z.ZodType>(apiPath: string, schema: S): Promise<z.output<S> | null> {
    try {
      const response = await fetch(new URL(apiPath, cmsUrl), {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // A single type that has no version in this language.
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`it answers ${String(response.status)}`);
      return schema.parse(await response.json());
    } catch (error) {
      throw new CmsUnavailableError(`The CMS can't be read at ${apiPath.replace(/\?.*$/u, '')}: ${String(error)}`, { cause: error });
    }
  }

  async function fetchChangeLog(after: number, limit: number): Promise<ChangesResponse> {
    const payload = await fetchParsed(`${changesPath}?${buildQueryString({ after, limit })}`, changesResponse);
    if (!payload) throw new CmsUnavailableError('The CMS has no log of changes: does it run the same version?');
    return payload;
  }

  /** One request for all languages is faster in Strapi than one per language. */
  const everyLocale = '*';

  const query = (type: ContentTypeName, locale: Locale | typeof everyLocale) => ({
    locale,
    status: 'published',
    populate: buildPopulate(type),
  });

  async function fetchSingle(type: ContentTypeName, locale: Locale): Promise<RawEntry[]> {
    const { singular } = contentTypes[type];
    const payload = await fetchParsed(`/api/${singular}?${buildQueryString(query(type, locale))}`, singleResponse);
    return payload?.data ? [{ type, value: payload.data }] : [];
  }

  /** Fetches a list in a total order: no version is on two pages, or on none. */
  async function fetchList<S extends z.ZodType>(type: ContentTypeName, parameters: Record<string, QueryValue>, schema: S) {
    const { plural } = contentTypes[type];
    const search = buildQueryString({ ...query(type, everyLocale), sort: ['documentId', 'locale'], ...parameters });
    const payload = await fetchParsed(`/api/${plural}?${search}`, schema);
    if (!payload) throw new CmsUnavailableError(`The CMS knows no ${plural}: does it run the same version?`);
    return payload;
  }

  /** @param ids so few that all their versions are on one page: they need not be counted, which takes a query */
  async function fetchDocuments(type: ContentTypeName, ids: readonly string[]): Promise<RawEntry[]> {
    const pagination = { page: 1, pageSize, withCount: false };
    const { data } = await fetchList(type, { filters: { documentId: { $in: ids } }, pagination }, documentsResponse);
    return data.map((value) => ({ type, value }));
  }

  async function fetchCollection(type: ContentTypeName, take: TakeEntries): Promise<void> {
    const fetchPage = (page: number) => fetchList(type, { pagination: { page, pageSize } }, listResponse);
    const first = await fetchPage(1);
    const rest = Array.from({ length: Math.max(0, first.meta.pagination.pageCount - 1) }, (_, index) => index + 2);
    const collector = createDocumentCollector(take);
    const addPage = ({ data }: z.output<typeof listResponse>) => {
      collector.add(data.map((value) => ({ type, value })));
    };
    addPage(first);
    for (const pages of splitIntoBatches(rest, concurrentPages)) for (const page of await Promise.all(pages.map(fetchPage))) addPage(page);
    collector.end();
  }

  const fetchEveryLocale = async (read: (locale: Locale) => Promise<RawEntry[]>) => (await Promise.all(localeCodes.map(read))).flat();

  return {
    async everything(take) {
      const read = async (type: ContentTypeName) => {
        if (contentTypes[type].kind === 'single') take(await fetchEveryLocale((locale) => fetchSingle(type, locale)));
        else await fetchCollection(type, take);
      };
      for (const types of splitIntoBatches(contentTypeNames, concurrentTypes)) await Promise.all(types.map(read));
    },
    async documents(type, documentIds) {
      if (contentTypes[type].kind === 'single') return fetchEveryLocale((locale) => fetchSingle(type, locale));
      return (await Promise.all(splitIntoBatches(documentIds, maxIdsPerRequest).map((ids) => fetchDocuments(type, ids)))).flat();
    },
    last: async () => (await fetchChangeLog(0, 1)).last,
    changes: fetchChangeLog,
    async preview(query) {
      const payload = await fetchParsed(`${previewEntryPath}?${query.toString()}`, previewEntry);
      if (!payload) throw new CmsUnavailableError('The CMS shows no drafts: does it run the same version?');
      return payload;
    },
  };
}
