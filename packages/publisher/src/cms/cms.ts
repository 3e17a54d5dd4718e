import { changesAnswer, changesPath, type ChangesAnswer } from '@ochiq/contract/change';
import { contentTypeNames, contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { populateOf } from '@ochiq/contract/populate';
import { previewEntry, previewEntryPath, type PreviewEntry } from '@ochiq/contract/preview';
import type { RawEntry } from '@ochiq/pages/parse-content';
import * as z from 'zod';

import { searchOf } from './search-of.ts';

const pageSize = 500;
/** Maximum number of documents per request: the URL must not grow too long. */
const mostIds = 50;
const mostChanges = 1000;
const patienceMs = 30_000;

const listAnswer = z.object({ data: z.array(z.unknown()), meta: z.object({ pagination: z.object({ pageCount: z.int() }) }) });
const singleAnswer = z.object({ data: z.unknown() });

/** The CMS does not respond as expected; a later attempt may succeed. */
export class CmsAway extends Error {
  override name = 'CmsAway';
}

export type Cms = {
  /** Fetches everything that is published. */
  everything: () => Promise<RawEntry[]>;
  /** Fetches the published versions of these documents. */
  documents: (type: ContentTypeName, documentIds: readonly string[]) => Promise<RawEntry[]>;
  /** Fetches the id of the newest row of the change log. */
  last: () => Promise<number>;
  /** Fetches the change log after a row. */
  changes: (after: number) => Promise<ChangesAnswer>;
  /** Fetches the version that a preview link points to, which need not be published. */
  preview: (query: URLSearchParams) => Promise<PreviewEntry>;
};

type Options = { cmsUrl: string; token: string };

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Creates a client for the CMS's REST API. Every call throws `CmsUnavailableError` where the CMS does not respond. */
export function connectCms({ cmsUrl, token }: Options): Cms {
  async function ask<S extends z.ZodType>(place: string, schema: S): Promise<z.output<S> | null> {
    try {
      const response = await fetch(new URL(place, cmsUrl), {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      // A single type that has no version in this language.
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`it answers ${String(response.status)}`);
      return schema.parse(await response.json());
    } catch (error) {
      throw new CmsAway(`The CMS can't be read at ${place.replace(/\?.*$/u, '')}: ${String(error)}`, { cause: error });
    }
  }

  async function log(after: number, limit: number): Promise<ChangesAnswer> {
    const answer = await ask(`${changesPath}?${searchOf({ after, limit })}`, changesAnswer);
    if (!answer) throw new CmsAway('The CMS has no log of changes: does it run the same version?');
    return answer;
  }

  /** One request for all languages is faster in Strapi than one per language. */
  const everyLocale = '*';

  const query = (type: ContentTypeName, locale: Locale | typeof everyLocale) => ({
    locale,
    status: 'published',
    populate: populateOf(type),
  });

  async function single(type: ContentTypeName, locale: Locale): Promise<RawEntry[]> {
    const { singular } = contentTypes[type];
    const answer = await ask(`/api/${singular}?${searchOf(query(type, locale))}`, singleAnswer);
    return answer?.data ? [{ type, value: answer.data }] : [];
  }

  async function collection(
    type: ContentTypeName,
    locale: Locale | typeof everyLocale,
    ids: readonly string[] | null,
  ): Promise<RawEntry[]> {
    const { plural } = contentTypes[type];
    const found: RawEntry[] = [];
    const filters = ids && { filters: { documentId: { $in: ids } } };
    for (let page = 1, last = 1; page <= last; page += 1) {
      const search = searchOf({ ...query(type, locale), ...filters, sort: ['documentId'], pagination: { page, pageSize } });
      const answer = await ask(`/api/${plural}?${search}`, listAnswer);
      if (!answer) throw new CmsAway(`The CMS knows no ${plural}: does it run the same version?`);
      found.push(...answer.data.map((value) => ({ type, value })));
      last = answer.meta.pagination.pageCount;
    }
    return found;
  }

  const inEveryLanguage = async (read: (locale: Locale) => Promise<RawEntry[]>) => (await Promise.all(localeCodes.map(read))).flat();

  return {
    async everything() {
      const found: RawEntry[] = [];
      for (const type of contentTypeNames)
        found.push(
          ...(await inEveryLanguage((locale) =>
            contentTypes[type].kind === 'single' ? single(type, locale) : collection(type, locale, null),
          )),
        );
      return found;
    },
    async documents(type, documentIds) {
      if (contentTypes[type].kind === 'single') return inEveryLanguage((locale) => single(type, locale));
      const read = chunks(documentIds, mostIds).map((ids) => collection(type, everyLocale, ids));
      return (await Promise.all(read)).flat();
    },
    last: async () => (await log(0, 1)).last,
    changes: (after) => log(after, mostChanges),
    async preview(query) {
      const answer = await ask(`${previewEntryPath}?${query.toString()}`, previewEntry);
      if (!answer) throw new CmsAway('The CMS shows no drafts: does it run the same version?');
      return answer;
    },
  };
}
