import { getContentTypeUid } from '@ochiq/contract/content-types';
import { getUploadFormat } from '@ochiq/contract/fields/upload';
import * as z from 'zod';

import type { ListedEntry } from './known-targets.ts';

/** The panel's own reading of the CMS. */
export type Get = (path: string) => Promise<{ data: unknown }>;

/** Strapi's largest page of a list. */
const pageSize = 100;

const text = z.string().nullish();
const entryList = z.object({
  results: z.array(z.object({ documentId: z.string(), title: text, name: text, slug: text, key: text, status: z.string().optional() })),
});

/**
 * Reads entries of a type in a language, newest first, with a name or with these ids.
 * @throws the user may not read them
 */
export async function readEntries(
  get: Get,
  type: ListedEntry['type'],
  locale: string,
  sought: { text: string } | { ids: readonly string[] },
): Promise<readonly ListedEntry[]> {
  const query = new URLSearchParams({ locale, page: '1', pageSize: String(pageSize), sort: 'updatedAt:DESC' });
  if ('text' in sought && sought.text !== '') query.set('_q', sought.text);
  if ('ids' in sought) for (const [index, id] of sought.ids.entries()) query.set(`filters[documentId][$in][${String(index)}]`, id);
  const { data } = await get(`/content-manager/collection-types/${getContentTypeUid(type)}?${query.toString()}`);
  return entryList.parse(data).results.map(({ documentId, title, name, slug, key, status }) => ({
    ...{ type, documentId, locale, title: title ?? name ?? null, slug: key ?? slug ?? null },
    isPublished: status !== undefined && status !== 'draft',
  }));
}

/** A file of the media library as it is chosen. */
export type ListedFile = { name: string; hash: string; ext: string; url: string; updatedAt: string | null };

const fileList = z.object({
  results: z.array(z.object({ name: z.string(), hash: z.string(), ext: text, url: z.string(), updatedAt: text })),
});

/**
 * Reads files of the media library that a menu may lead to: those with a name, or with these hashes. Pictures are none,
 * since the site publishes smaller copies of them only.
 * @throws the user may not read them
 */
export async function readFiles(get: Get, sought: { text: string } | { hashes: readonly string[] }): Promise<readonly ListedFile[]> {
  const query = new URLSearchParams({ page: '1', pageSize: String(pageSize), sort: 'updatedAt:DESC' });
  if ('text' in sought && sought.text !== '') query.set('_q', sought.text);
  if ('hashes' in sought) for (const [index, hash] of sought.hashes.entries()) query.set(`filters[hash][$in][${String(index)}]`, hash);
  const { data } = await get(`/upload/files?${query.toString()}`);
  return fileList.parse(data).results.flatMap(({ ext, updatedAt = null, ...file }) => {
    const format = getUploadFormat(ext ?? '');
    return format && format.kind !== 'picture' ? [{ ...file, ext: ext ?? '', updatedAt }] : [];
  });
}
