import { maxPageDepth } from '@ochiq/contract/fields/page-parent';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../../platform/strapi/rows';
import { pageUid } from '../../page-tree/read-tree';

type ParentRow = { parent: string | null; publishedAt: string | null };

/** Finds the place of a page above: where readers find it, or where its draft is while it has never been published. */
async function findParent(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const rows = await getRows<ParentRow>(strapi, pageUid).findMany({ where: { documentId }, select: ['parent', 'publishedAt'] });
  return (rows.find(({ publishedAt }) => publishedAt !== null) ?? rows[0])?.parent ?? null;
}

/**
 * Lists the places of a page by which rules are chosen: itself, the pages above it, and the section above these, the nearest
 * first.
 * @param parent the place that the version in question has
 */
export async function listPlaces(strapi: Core.Strapi, documentId: string, parent: string | null): Promise<string[]> {
  const places = [`page:${documentId}`];
  let above = parent;
  // A page below itself is refused elsewhere; here it must not go on for ever.
  while (above !== null && places.length <= maxPageDepth + 1 && !places.includes(above)) {
    places.push(above);
    above = above.startsWith('page:') ? await findParent(strapi, above.slice('page:'.length)) : null;
  }
  return places;
}
