import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { hasRoleNow } from '../../people/absences/stand-ins';
import { readTakenOver } from '../../people/leaving/handovers';
import type { PanelUser } from '../../people/second-factor/panel-people';
import { readPlaceCheck } from '../../people/role-limits/place-check';
import { readRolesCheck } from '../../people/role-limits/roles-within';
import { createRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { readChangers } from './changers';
import type { Author } from '../history/origin';
import type { EntryReview } from './read-entry-review';
import type { ActionContext, Reviewer } from './review-state';
import { canReviewApart, listReviewers } from './reviewers';

/** The state of a request of the panel. */
export type PanelState = { user: PanelUser; userAbility: unknown; auth?: { strategy?: { name?: string } } };

/** Creates the check of a user's rights to a draft. */
export const checkDraft = (strapi: Core.Strapi, { userAbility }: PanelState, { entry, draft }: EntryReview): RightsCheck =>
  createRightsCheck(strapi, userAbility, getContentTypeUid(entry.type), draft);

/** @throws a ForbiddenError: the user may not read the entry; by that they learn nothing of it, not even its state */
export function requireReadable(strapi: Core.Strapi, panel: PanelState, review: EntryReview): void {
  if (!checkDraft(strapi, panel, review)('read')) throw new errors.ForbiddenError('You may not read this entry');
}

/** Lists the authors of a version: who changed it since it was published last, and who submitted it. */
export async function readAuthors(strapi: Core.Strapi, { entry, round, state }: EntryReview): Promise<ReadonlySet<number>> {
  const isSubmitted = state === 'submitted' || state === 'approved' || state === 'skipped';
  return new Set([...(await readChangers(strapi, entry)), ...(isSubmitted && round ? [round.author] : [])]);
}

/** Lists who has approved the version that is submitted now. */
export const listApprovers = ({ round, version }: EntryReview): number[] =>
  round?.state === 'open' && round.hash === version
    ? round.decisions.flatMap(({ kind, author }) => (kind === 'approved' && author !== null ? [author] : []))
    : [];

/** Lists who may still approve a version: neither its authors nor who has approved it. */
export async function listFurtherReviewers(strapi: Core.Strapi, review: EntryReview): Promise<Author[]> {
  const approvers = listApprovers(review);
  const reviewers = await listReviewers(strapi, review.entry, review.draft, await readAuthors(strapi, review), approvers);
  return reviewers.filter(({ id }) => !approvers.includes(id));
}

/** Reads what decides on what a person may do about a draft. */
export async function readReviewer(strapi: Core.Strapi, panel: PanelState, review: EntryReview): Promise<Reviewer> {
  const check = checkDraft(strapi, panel, review);
  const { user, userAbility } = panel;
  const { entry, draft, round, rule, version } = review;
  const uid = getContentTypeUid(entry.type);
  const checked = { uid, documentId: entry.document, locale: entry.locale, entity: draft };
  const isWithin = await readPlaceCheck(strapi, userAbility, checked, ['update', 'publish']);
  const isRoleWithin = await readRolesCheck(strapi, checked);
  const isCurrent = round?.state === 'open' && round.hash === version;
  const [changers, approvers] = [await readChangers(strapi, entry), listApprovers(review)];
  const parties = new Set([...changers, ...approvers, ...(isCurrent ? [round.author] : [])]);
  return {
    mayUpdate: check('update') && isWithin('update'),
    mayReview: check('read') && (await canReviewApart(strapi, { user: user.id, userAbility }, { uid, draft }, parties)),
    mayPublish: check('publish') && isWithin('publish'),
    maySkip: await hasRoleNow(
      strapi,
      user,
      rule.skippedBy.filter((role) => isRoleWithin([role])),
    ),
    isAuthor: changers.has(user.id),
    isSubmitter: isCurrent && round.author === user.id,
    isSuccessor: isCurrent && (await readTakenOver(strapi, user.id)).includes(round.author),
    hasApproved: approvers.includes(user.id),
  };
}

/** Returns whether a person outside can be asked about an entry: it has a page, and the site an address and a mail server. */
const canInvite = ({ entry }: EntryReview): boolean =>
  entry.type !== 'redirect' && settings.SITE_URL !== undefined && settings.PUBLISHER_URL !== undefined && settings.SMTP_URL !== undefined;

/** Returns what an action depends on besides the person. */
export const toActionContext = (review: EntryReview): ActionContext => ({
  state: review.state,
  needed: review.rule,
  missing: review.missing,
  hasPage: canInvite(review),
});
