import { getContentTypeUid } from '@ochiq/contract/content-types';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { addPanelRoutes } from '../../platform/strapi/panel-routes';
import { listDueReviews, type ReviewedPage } from './list-due-reviews';
import type { DueReview, ReviewsResponse } from './review';

type Context = { state: { userAbility: unknown }; body: unknown };

const pageUid = getContentTypeUid('page');
const unitUid = getContentTypeUid('unit');

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the unit that answers for a page, as far as the user may read it. */
function toOwner(strapi: Core.Strapi, userAbility: unknown, owner: unknown): DueReview['owner'] {
  const row = owner as (Row & { name?: unknown }) | null | undefined;
  const name = row && createRightsCheck(strapi, userAbility, unitUid, row)('read', 'name') ? toText(row.name) : null;
  return row && name !== null ? { document: row.documentId, name } : null;
}

/** Reads the pages that have a day for their review, in all languages that the user may read. */
async function readPages(strapi: Core.Strapi, userAbility: unknown): Promise<ReviewedPage[]> {
  const rows = await getDocuments(strapi, pageUid).findMany({
    filters: { reviewOn: { $notNull: true } },
    locale: localeCodes,
    status: 'draft',
    populate: { owner: { populate: populateCreator }, ...populateCreator },
  });
  return rows.flatMap((row) => {
    const check = createRightsCheck(strapi, userAbility, pageUid, row);
    if (!check('read') || !check('read', 'reviewOn')) return [];
    const title = check('read', 'title') ? toText(row['title']) : null;
    const owner = check('read', 'owner') ? toOwner(strapi, userAbility, row['owner']) : null;
    return [{ documentId: row.documentId, locale: row.locale, title, reviewOn: toText(row['reviewOn']), owner }];
  });
}

/** Adds the panel's route that lists the pages to be read again; Strapi guards it by its session. */
export function addReviewRoutes(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const reviews = listDueReviews(await readPages(strapi, context.state.userAbility), toTashkentDay(new Date()));
    context.body = { reviews } satisfies ReviewsResponse;
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/reviews', handler }]);
}
