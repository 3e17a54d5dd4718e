import type { Core } from '@strapi/strapi';

import { toAuthor } from '../../content/history/origin';
import { entryQuery } from '../../content/history/version';
import { recordReview } from '../../content/review/act-on-review';
import { readChangers } from '../../content/review/changers';
import { type AddressedNotice, notifyPeopleOfAll } from '../../content/review/notices/notify-people';
import { findInvitedRounds } from '../../content/review/outside/stored-invitations';
import { recordOutside } from '../../content/review/outside/record-outside';
import { type EntryReview, readEntryReview } from '../../content/review/read-entry-review';
import type { NoticeKind } from '../../content/review/review-notices';
import { listFurtherReviewers } from '../../content/review/reviewing-person';
import { readPanelAbility } from '../../content/review/reviewers';
import { canTranslate } from '../../content/translations/translators';
import { dropFormerNews, endTask } from '../../content/translations/tasks';
import { formatIds, parseIds } from '../../content/review/review-rounds';
import { revokeTokenLink } from '../../content/shared-drafts/token-links';
import { getTable } from '../../platform/database/get-table';
import { getPanelUsers } from '../second-factor/panel-people';
import type { OpenRows, WorkOwners } from './open-work';

type Round = OpenRows['assigned'][number];

/** Reads where a round is: only what is submitted now is reviewed by a person. */
async function readRoundReview(strapi: Core.Strapi, { type, document, locale, id }: Round): Promise<EntryReview | null> {
  const entry = entryQuery.safeParse({ type, document, locale }).data;
  const review = entry ? await readEntryReview(strapi, entry) : null;
  return review?.round?.id === id ? review : null;
}

/** Builds what asks people to review a version, in the name of who submitted it. */
function buildRequest({ entry, draft, title }: EntryReview, round: Round, ids: readonly number[]): AddressedNotice {
  const { author, authorName, note, dueOn } = round;
  return { ids, notice: { kind: 'submitted', entry, draft, title, by: { id: author, name: authorName }, note, dueOn } };
}

/**
 * Assigns the successor where the person was to review something, and asks them for it as for what is their own. Who may not approve
 * it, or wrote it, is not assigned: without an assignee all who may approve it are asked.
 */
export async function moveReviews(
  strapi: Core.Strapi,
  { assigned }: OpenRows,
  owners: WorkOwners,
  successor: number | null,
): Promise<void> {
  const requests: AddressedNotice[] = [];
  for (const round of assigned) {
    const review = await readRoundReview(strapi, round);
    const reviewers = review?.state === 'submitted' ? await listFurtherReviewers(strapi, review) : [];
    const possible = reviewers.flatMap(({ id }) => (owners.includes(id) ? [] : [id]));
    const others = parseIds(round.assignees).filter((id) => !owners.includes(id));
    const added = successor !== null && !others.includes(successor) && possible.includes(successor) ? [successor] : [];
    const assignees = formatIds([...others, ...added]);
    await getTable(strapi, 'review-round').updateMany({ where: { id: round.id }, data: { assignees } });
    if (!review) continue;
    await recordReview(strapi, 'review-assign', review, { version: review.version });
    requests.push(buildRequest(review, round, assignees === '' ? possible : added));
  }
  await notifyPeopleOfAll(strapi, requests);
}

/**
 * Has the successor translate what the person was to; what the successor may not save, or reads in no language, is assigned to no person.
 * @returns what is assigned to no person now
 */
export async function moveTranslations(
  strapi: Core.Strapi,
  { translations }: OpenRows,
  successor: number | null,
): Promise<OpenRows['translations']> {
  const ability = successor === null ? null : await readPanelAbility(strapi, successor);
  const ended: OpenRows['translations'][number][] = [];
  for (const row of translations) {
    const entry = entryQuery.safeParse({ type: row.type, document: row.document, locale: row.locale }).data;
    if (entry && successor !== null && ability !== null && (await canTranslate(strapi, ability, entry))) {
      await getTable(strapi, 'translation-task').updateMany({ where: { id: row.id }, data: { user: successor } });
      await dropFormerNews(strapi, entry, successor);
    } else {
      await endTask(strapi, row);
      ended.push(row);
    }
  }
  return ended;
}

/**
 * Moves the rows of the person's desk to that of the successor: what is on it already stays, and a request to approve goes to no author.
 * What the person no longer had to translate was never the successor's to do.
 */
export async function moveNotices(strapi: Core.Strapi, owners: WorkOwners, successor: number | null): Promise<void> {
  const notices = getTable(strapi, 'notice');
  const [user, ...former] = owners;
  // What came for people who left before stays meant for them; what came for an absent person stays with that person.
  const isMoved = { kind: { $ne: 'unassigned' satisfies NoticeKind } };
  const where = { user, ...isMoved, $or: [{ meantFor: { $null: true } }, { meantFor: { $in: former } }] };
  for (const { id, kind, type, document, locale, meantFor } of successor === null ? [] : await notices.findMany({ where })) {
    const isThere = kind !== 'remark' && (await notices.count({ where: { user: successor, kind, type, document, locale } })) > 0;
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    const isOwnText = kind === 'submitted' && entry !== undefined && (await readChangers(strapi, entry)).has(successor ?? 0);
    const data = { user: successor, meantFor: meantFor ?? user, letter: 'done' };
    if (!isThere && !isOwnText) await notices.updateMany({ where: { id }, data });
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
export async function moveLinks(strapi: Core.Strapi, { links }: OpenRows, successor: number | null, isHandedOver: boolean): Promise<void> {
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
