import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { PageParent } from '@ochiq/contract/fields/page-parent';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import * as z from 'zod';

import type { ListedPage } from './parent-options.ts';

/** Strapi's largest page of a list. */
const pageSize = 100;

const text = z.string().nullish();
const listResponse = z.object({
  results: z.array(
    z.object({ documentId: z.string(), title: text, slug: text, parent: text, order: z.number().nullish(), status: z.string().optional() }),
  ),
  pagination: z.object({ pageCount: z.number() }),
});

type Get = (path: string) => Promise<{ data: unknown }>;

/** Reads all pages in a language, as far as the user may; none in a language that the role has no right to. */
async function readPages(get: Get, locale: string): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let number = 1, count = 1; number <= count; number += 1) {
    const query = new URLSearchParams({ locale, page: String(number), pageSize: String(pageSize), sort: 'title:ASC' });
    const { data } = await get(`/content-manager/collection-types/${getContentTypeUid('page')}?${query.toString()}`);
    const { results, pagination } = listResponse.parse(data);
    count = pagination.pageCount;
    pages.push(
      ...results.map(({ documentId, title = null, slug = null, parent = null, order = null, status }) => ({
        ...{ documentId, locale, title, slug, order },
        parent: parent === '' ? null : (parent as PageParent | null),
        isPublished: status !== undefined && status !== 'draft',
      })),
    );
  }
  return pages;
}

/** Reads the pages of all languages that the user may read: `null` before the first response, and where none is readable. */
export function usePages(): readonly ListedPage[] | null {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<readonly ListedPage[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const read = await Promise.allSettled(localeCodes.map((locale) => readPages(get, locale)));
      const known = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (isCurrent && known.length > 0) setPages(known.flat());
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get]);
  return pages;
}
