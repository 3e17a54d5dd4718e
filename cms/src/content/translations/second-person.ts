import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import type { EntryQuery } from '../history/version';
import type { Statement } from '../list-details/statements';
import { readDraft, readEntryReview } from '../review/read-entry-review';
import { canReviewApart } from '../review/reviewers';
import { type PanelState, readReviewer } from '../review/reviewing-person';
import { mayNeedReview } from '../review/rules/needed-approvals';
import { readRules } from '../review/rules/stored-rules';
import { readEntryRights } from './read-changed-fields';
import { createTranslationRefusal } from './translation-refusal';

/** What a person may say of a translation, and how many others have to say the same before it counts. */
export type ConfirmingRights = { mayPublish: boolean; mayApprove: boolean; others: number; maySkip: boolean };

/**
 * Reads how many other people have to agree, by the rules that a new version of the translation would need: readers lose the notice that
 * another language has force. An approval from outside is asked for by no confirmation: a colleague gives it.
 */
async function readOthers(strapi: Core.Strapi, panel: PanelState, entry: EntryQuery): Promise<Omit<ConfirmingRights, 'mayPublish'>> {
  const { rules } = await readRules(strapi);
  const review = mayNeedReview(rules, entry.type, [entry.locale]) ? await readEntryReview(strapi, entry) : null;
  const needed = review?.rule.each.map(({ approvals, outside }) => Math.max(approvals, outside === 'required' ? 1 : 0)) ?? [];
  const others = Math.max(0, ...needed);
  if (!review || others === 0) return { others: 0, mayApprove: false, maySkip: false };
  const { mayReview, maySkip } = await readReviewer(strapi, panel, review);
  return { others, mayApprove: mayReview, maySkip };
}

/**
 * Requires that a user may say what needs no translation: who may publish the translation, or where others have to agree, who may approve
 * it. @throws a refusal
 */
export async function requireConfirming(strapi: Core.Strapi, panel: PanelState, entry: EntryQuery): Promise<ConfirmingRights> {
  const check = await readEntryRights(strapi, panel.userAbility, entry);
  // A token of the panel acts for its owner; that a text needs no translation is for people to say.
  const isPerson = panel.auth?.strategy?.name === 'admin';
  const others = isPerson && check('read') ? await readOthers(strapi, panel, entry) : null;
  const mayPublish = check('publish');
  if (!others || !(mayPublish || others.mayApprove)) throw createTranslationRefusal(strapi, 'no-right');
  return { ...others, mayPublish };
}

/** Returns whether a user may agree with what others said: by a right to approve that none of these lends them. */
async function mayAgree(
  strapi: Core.Strapi,
  { user, userAbility }: PanelState,
  entry: EntryQuery,
  earlier: readonly Statement[],
): Promise<boolean> {
  const draft = await readDraft(strapi, entry);
  if (!draft) return false;
  const parties = new Set(earlier.map(({ author }) => author));
  return canReviewApart(strapi, { user: user.id, userAbility }, { uid: getContentTypeUid(entry.type), draft }, parties);
}

/**
 * Counts how many other people have to say the same once a person has said it.
 * @param earlier who has said it before
 * @throws a refusal: the person has said it, or may not publish the translation, or not approve it where others have said it
 */
export async function countMissingPeople(
  strapi: Core.Strapi,
  panel: PanelState,
  { earlier, rights, entry, reason }: { earlier: readonly Statement[]; rights: ConfirmingRights; entry: EntryQuery; reason: string },
): Promise<number> {
  const { others, maySkip, mayPublish } = rights;
  const mayDoWithout = mayPublish && maySkip && reason !== '';
  if (others === 0 || mayDoWithout) return 0;
  if (earlier.some(({ author }) => author === panel.user.id)) throw createTranslationRefusal(strapi, 'already-said');
  if (earlier.length === 0 && !mayPublish) throw createTranslationRefusal(strapi, 'no-right');
  if (earlier.length > 0 && !(await mayAgree(strapi, panel, entry, earlier))) throw createTranslationRefusal(strapi, 'no-approving');
  return Math.max(0, others - earlier.length);
}
