import { getContentTypeUid } from '@ochiq/contract/content-types';
import { getUploadFormat } from '@ochiq/contract/fields/upload';
import * as z from 'zod';

import type { ListedEntry } from './listed-targets.ts';

/** The panel's own reading of the CMS. */
export type Get = (path: string) => Promise<{ data: unknown }>;

/** Strapi's largest page of a list. */
const pageSize = 100;

const words = z.string().nullish();
const entryList = z.object({
  results: z.array(z.object({ documentId: z.string(), title: words, name: words, slug: words, key: words, status: z.string().optional() })),
});

/** What is searched: a part of a name, or ids. */
export type EntrySearch = { text: string } | { ids: readonly string[] };

/**
 * Reads entries of a type in a language, newest first, with a name or with these ids.
 * @throws the user may not read them
 */
export async function readEntries(
  get: Get,
  type: ListedEntry['type'],
  locale: string,
  search: EntrySearch,
): Promise<readonly ListedEntry[]> {
  const query = new URLSearchParams({ locale, page: '1', pageSize: String(pageSize), sort: 'updatedAt:DESC' });
  if ('text' in search && search.text !== '') query.set('_q', search.text);
  if ('ids' in search) for (const [index, id] of search.ids.entries()) query.set(`filters[documentId][$in][${String(index)}]`, id);
  const { data } = await get(`/content-manager/collection-types/${getContentTypeUid(type)}?${query.toString()}`);
  return entryList.parse(data).results.map(({ documentId, title, name, slug, key, status }) => ({
    ...{ type, documentId, locale, title: title ?? name ?? null, slug: key ?? slug ?? null },
    isPublished: status !== undefined && status !== 'draft',
  }));
}

/** A file of the media library as it is chosen. */
export type PickableFile = { name: string; hash: string; ext: string; url: string; updatedAt: string | null };

const fileList = z.object({
  results: z.array(z.object({ name: z.string(), hash: z.string(), ext: words, url: z.string(), updatedAt: words })),
});

/**
 * Reads files of the media library that a menu may lead to, by a part of their name. Pictures are none, since the site
 * publishes smaller copies of them only.
 * @throws the user may not read them
 */
export async function readFiles(get: Get, text: string): Promise<readonly PickableFile[]> {
  const query = new URLSearchParams({ page: '1', pageSize: String(pageSize), sort: 'updatedAt:DESC' });
  if (text !== '') query.set('_q', text);
  const { data } = await get(`/upload/files?${query.toString()}`);
  return fileList.parse(data).results.flatMap(({ ext, updatedAt = null, ...file }) => {
    const format = getUploadFormat(ext ?? '');
    return format && format.kind !== 'picture' ? [{ ...file, ext: ext ?? '', updatedAt }] : [];
  });
}
