import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { toAuthor } from '../../content/history/origin';
import { entryQuery } from '../../content/history/version';
import { readChangers } from '../../content/review/changers';
import { findInvitedRounds } from '../../content/review/outside/stored-invitations';
import { recordOutside } from '../../content/review/outside/record-outside';
import { readDraft } from '../../content/review/read-entry-review';
import { canReview, readPanelAbility } from '../../content/review/reviewers';
import { formatIds, parseIds } from '../../content/review/review-rounds';
import { revokeTokenLink } from '../../content/shared-drafts/token-links';
import { getTable } from '../../platform/database/get-table';
import { getPanelUsers } from '../second-factor/panel-people';
import type { OpenRows } from './open-work';

/** Who leaves, and who has the work afterwards. */
export type Handover = { user: number; successor: number | null };

type Round = OpenRows['assigned'][number];

/** Returns whether a user may approve what was submitted: by their rights, and as no author of it. */
async function canApprove(strapi: Core.Strapi, user: number, { type, document, locale, author }: Round): Promise<boolean> {
  const entry = entryQuery.safeParse({ type, document, locale }).data;
  const draft = entry && (await readDraft(strapi, entry));
  if (!entry || !draft || author === user || (await readChangers(strapi, entry)).has(user)) return false;
  return canReview(strapi, await readPanelAbility(strapi, user), getContentTypeUid(entry.type), draft);
}

/**
 * Assigns the successor where the person was to review something. Who may not approve it, or wrote it, is not assigned: without
 * an assignee all who may approve it are asked.
 */
export async function moveReviews(strapi: Core.Strapi, { assigned }: OpenRows, { user, successor }: Handover): Promise<void> {
  for (const round of assigned) {
    const others = parseIds(round.assignees).filter((id) => id !== user);
    const isNew = successor !== null && !others.includes(successor) && (await canApprove(strapi, successor, round));
    const assignees = formatIds(isNew ? [...others, successor] : others);
    await getTable(strapi, 'review-round').updateMany({ where: { id: round.id }, data: { assignees } });
  }
}

/** Moves the rows of the person's desk to that of the successor: what is on it already stays, and a request to approve goes to no author. */
export async function moveNotices(strapi: Core.Strapi, { user, successor }: Handover): Promise<void> {
  const notices = getTable(strapi, 'notice');
  const rows = successor === null ? [] : await notices.findMany({ where: { user, meantFor: { $null: true } } });
  for (const { id, kind, type, document, locale } of rows) {
    const isThere = kind !== 'remark' && (await notices.count({ where: { user: successor, kind, type, document, locale } })) > 0;
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    const isOwnText = kind === 'submitted' && entry !== undefined && (await readChangers(strapi, entry)).has(successor ?? 0);
    if (!isThere && !isOwnText) await notices.updateMany({ where: { id }, data: { user: successor, meantFor: user, letter: 'done' } });
  }
  await notices.deleteMany({ where: { user } });
}

async function revokeInvitation(strapi: Core.Strapi, link: OpenRows['links'][number]): Promise<void> {
  const invitation = await getTable(strapi, 'invitation').findOne({ where: { link: link.id } });
  if (!invitation) return;
  const rounds = await findInvitedRounds(strapi, invitation);
  const { type, document, locales } = link;
  await recordOutside(strapi, { action: 'revoke', type, document, locales: locales.split(','), rounds, invitation });
}

/**
 * Hands links to drafts over, or revokes them. Links by which people outside were asked to approve are revoked in any case: who
 * invites them has part in the approval, and that can't be handed over.
 */
export async function moveLinks(strapi: Core.Strapi, { links }: OpenRows, { successor }: Handover, isHandedOver: boolean): Promise<void> {
  const row = successor === null ? null : await getPanelUsers(strapi).findOne({ where: { id: successor } });
  for (const link of links) {
    if (row && isHandedOver && link.purpose === 'preview') {
      const { id: author, name: authorName } = toAuthor(row);
      await getTable(strapi, 'token-link').updateMany({ where: { id: link.id }, data: { author, authorName } });
      continue;
    }
    await revokeTokenLink(strapi, link.id, new Date());
    if (link.purpose === 'approval') await revokeInvitation(strapi, link);
  }
}
