import { contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../platform/database/get-table';
import { getDocuments } from '../../platform/strapi/documents';
import { addPanelRoutes } from '../../platform/strapi/panel-routes';
import { listEntryLinks } from './list-external-links';
import { deadNights, linkUse, type LinkUse, type LinkStatesResponse } from './link-states';

type Context = { body: unknown };

/** The most links in a response. */
const maxReported = 1000;

const readUses = (stored: string): readonly LinkUse[] => z.array(linkUse).catch([]).parse(JSON.parse(stored));

/** Adds the panel's route that says which links of other sites are dead or moved: all of them are on the published site. */
export function addExternalLinksRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const where = { $or: [{ failures: { $gte: deadNights } }, { movedTo: { $notNull: true } }] };
    const rows = await getTable(strapi, 'external-link').findMany({ where, orderBy: { id: 'desc' }, limit: maxReported });
    context.body = { links: rows.map(({ address, movedTo }) => ({ address, movedTo })) } satisfies LinkStatesResponse;
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/external-links', handler }]);
}

/** How many dead links are looked through for the desk. */
const maxLookedThrough = 30;

/** An entry with a dead link, and the place of it, dotted. */
type DeadLink = LinkUse & { address: string; field: string };

/** Lists the published entries with dead links that still have them, those that died last first. */
export async function listEntriesWithDeadLinks(strapi: Core.Strapi): Promise<readonly DeadLink[]> {
  const where = { failures: { $gte: deadNights } };
  const rows = await getTable(strapi, 'external-link').findMany({ where, orderBy: { failures: 'asc' }, limit: maxLookedThrough });
  const uses = rows.flatMap(({ address, uses: stored }) => readUses(stored).map((use) => ({ ...use, address }))).slice(0, maxLookedThrough);
  const still: DeadLink[] = [];
  for (const use of uses) {
    const { type, document: documentId, locale, address } = use;
    if (!Object.hasOwn(contentTypes, type)) continue;
    const search = { filters: { documentId }, locale, status: 'published', populate: buildPopulate(type) } as const;
    const [row] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
    const link = row && listEntryLinks(type, row, locale).find((one) => one.address === address);
    if (link) still.push({ ...use, field: link.path.join('.') });
  }
  return still;
}
