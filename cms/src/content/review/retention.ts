import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { addDaysToInstant } from '../../submissions/forms/days';
import type { EntryQuery } from '../history/version';
import { toLinkLocales } from './outside/stored-invitations';

/** How long it is shown who submitted, approved and objected: the audit log has it longer, without what was said and without addresses. */
const retentionDays = 3 * 365;
/** How long a row stays on a desk. */
const deskDays = 60;

/** Deletes the review of entries that was over long ago, with the names and addresses of people outside. */
export async function purgeReviews(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = addDaysToInstant(now, -retentionDays);
  const old = await getTable(strapi, 'review-round').findMany({ where: { endedAt: { $lt: before } }, select: ['id'], limit: 1000 });
  const ids = old.map(({ id }) => id);
  await getTable(strapi, 'decision').deleteMany({ where: { round: { $in: ids } } });
  await getTable(strapi, 'review-round').deleteMany({ where: { id: { $in: ids } } });
  await getTable(strapi, 'remark').deleteMany({ where: { at: { $lt: before } } });
  await getTable(strapi, 'notice').deleteMany({ where: { at: { $lt: addDaysToInstant(now, -deskDays) } } });
  const links = getTable(strapi, 'token-link');
  const over = (await links.findMany({ where: { purpose: 'approval', expiresAt: { $lt: before } }, select: ['id'], limit: 1000 })).map(
    ({ id }) => id,
  );
  await getTable(strapi, 'invitation').deleteMany({ where: { link: { $in: over } } });
  await links.deleteMany({ where: { id: { $in: over } } });
}

/** Takes a language out of the invitations of a document; those about no other one are deleted, with the names and addresses in them. */
async function deleteInvitationsOf(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  const links = getTable(strapi, 'token-link');
  for (const link of await links.findMany({ where: { purpose: 'approval', type, document } })) {
    const locales = toLinkLocales(link);
    const left = locales.filter((code) => code !== locale);
    if (left.length === locales.length) continue;
    if (left.length > 0) await links.updateMany({ where: { id: link.id }, data: { locales: left.join(',') } });
    else {
      await getTable(strapi, 'invitation').deleteMany({ where: { link: link.id } });
      await links.deleteMany({ where: { id: link.id } });
    }
  }
}

/** Deletes all that was said about an entry in a language, with the entry. */
export async function deleteEntryReview(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  const where = { type, document, locale };
  const ids = (await getTable(strapi, 'review-round').findMany({ where, select: ['id'] })).map(({ id }) => id);
  await getTable(strapi, 'decision').deleteMany({ where: { round: { $in: ids } } });
  for (const table of ['review-round', 'remark', 'notice'] as const) await getTable(strapi, table).deleteMany({ where });
  await deleteInvitationsOf(strapi, { type, document, locale });
}
