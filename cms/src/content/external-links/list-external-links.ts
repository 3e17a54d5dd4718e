import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { findAddresses, type EntryAddress } from '@ochiq/contract/fields/entry-values';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { isLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { getSitePaths } from '@ochiq/contract/routing/site-paths';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import type { LinkUse } from './link-states';

/** The longest address that is asked. */
const maxAddress = 2000;

/** Lists the addresses of other sites in an entry, as they are written, each at its first place. */
export function listEntryLinks(type: ContentTypeName, entry: Readonly<Record<string, unknown>>, locale: Locale): EntryAddress[] {
  const addresses = findAddresses(type, entry).filter(
    ({ address, kind }) =>
      /^https?:\/\//iu.test(address) &&
      address.length <= maxAddress &&
      getSitePaths({ address, kind }, locale, settings.SITE_URL).length === 0,
  );
  // The last one with a key counts.
  return [...new Map(addresses.toReversed().map((one) => [one.address, one])).values()].toReversed();
}

/** How many entries are read at once: the content of a large site does not fit in memory twice. */
const pageSize = 100;

type Page = Parameters<ReturnType<typeof getDocuments>['findMany']>[0] & { limit: number; start: number; sort: string };

async function* readPublished(strapi: Core.Strapi, type: ContentTypeName): AsyncGenerator<Row> {
  const service = getDocuments(strapi, getContentTypeUid(type));
  for (const locale of localeCodes)
    for (let start = 0; ; start += pageSize) {
      const page: Page = { locale, status: 'published', populate: buildPopulate(type), limit: pageSize, start, sort: 'id:asc' };
      const rows = await service.findMany(page);
      yield* rows;
      if (rows.length < pageSize) break;
    }
}

/** The most uses of a link that are remembered. */
const maxUses = 20;

/** Lists the links of all published content that lead to other sites, with the entries that have them. */
export async function listExternalLinks(strapi: Core.Strapi): Promise<ReadonlyMap<string, readonly LinkUse[]>> {
  const links = new Map<string, LinkUse[]>();
  for (const type of contentTypeNames)
    for await (const row of readPublished(strapi, type)) {
      const { documentId: document, locale } = row;
      if (!isLocale(locale)) continue;
      for (const { address } of listEntryLinks(type, row, locale)) {
        const uses = links.get(address) ?? [];
        if (uses.length < maxUses) uses.push({ type, document, locale });
        links.set(address, uses);
      }
    }
  return links;
}
