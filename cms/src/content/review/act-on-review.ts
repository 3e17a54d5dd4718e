import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type * as z from 'zod';

import type { AuditKind } from '../../people/audit/kinds';
import { recordAudit } from '../../people/audit/record-audit';
import { toRecordedTitle } from '../../people/audit/record-content';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { toAuthor } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { requireMachineTextsRead } from '../machine-translation/unread-texts';
import { dropNotices, notifyPeople } from './notices/notify-people';
import { type EntryReview, readEntryReview } from './read-entry-review';
import { createReviewRefusal } from './review-refusal';
import type {
  approveInput,
  assignmentInput,
  changesInput,
  DecisionKind,
  ReviewAction,
  skipInput,
  submitInput,
  withdrawInput,
} from './review';
import { countMissing, findReviewRefusal, isComplete } from './review-state';
import { listReviewers } from './reviewers';
import { listApprovers, type PanelState, readAuthors, readReviewer, toActionContext } from './reviewing-person';
import { addDecision, addRound, findLastRound, formatIds, setRoundState, type ReviewRound } from './review-rounds';

/** Reads an entry's review. @throws a NotFoundError: there is no such draft */
export async function requireEntryReview(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<EntryReview> {
  const review = await readEntryReview(strapi, { type, document, locale });
  if (!review) throw new errors.NotFoundError('There is no such entry in this language');
  return review;
}

/** @throws a refusal: the person may not do this now, or means another version */
export async function requireAction(
  strapi: Core.Strapi,
  panel: PanelState,
  review: EntryReview,
  action: Exclude<ReviewAction, 'publish'>,
  version: string = review.version,
): Promise<void> {
  // A token of the panel acts for its owner; four eyes are those of people.
  const isPerson = panel.auth?.strategy?.name === 'admin';
  const refusal = isPerson ? findReviewRefusal(action, await readReviewer(strapi, panel, review), toActionContext(review)) : 'no-right';
  if (refusal === 'not-approved' || refusal === 'outside-missing') throw new Error('Only publishing is refused for this reason');
  if (refusal === 'no-right') throw createReviewRefusal(strapi, refusal);
  if (version !== review.version) throw createReviewRefusal(strapi, 'other-version');
  if (refusal !== null) throw createReviewRefusal(strapi, refusal);
}

/** Records something about the review of an entry in the audit log. */
export async function recordReview(
  strapi: Core.Strapi,
  kind: AuditKind,
  { entry, title }: Pick<EntryReview, 'entry' | 'title'>,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { type, document, locale } = entry;
  await recordAudit(strapi, [{ kind, subject: { type, id: document, title: toRecordedTitle(type, title), locale }, details }]);
}

async function requireRound(strapi: Core.Strapi, review: EntryReview): Promise<ReviewRound> {
  const round = review.round ?? (await findLastRound(strapi, review.entry));
  if (!round) throw createReviewRefusal(strapi, 'not-submitted');
  return round;
}

/** Lists the people who learn what becomes of a version: its authors, and those who were to review it. */
export const listConcerned = async (strapi: Core.Strapi, review: EntryReview): Promise<number[]> => [
  ...(await readAuthors(strapi, review)),
  ...(review.round?.assignees ?? []),
];

/** @throws a refusal: one of the assignees may not approve this version */
async function requireReviewers(
  strapi: Core.Strapi,
  review: EntryReview,
  assignees: readonly number[],
  submitter: number,
): Promise<number[]> {
  const authors = new Set([...(await readAuthors(strapi, review)), submitter]);
  const possible = (await listReviewers(strapi, review.entry, review.draft, authors, listApprovers(review))).map(({ id }) => id);
  if (!assignees.every((id) => possible.includes(id))) throw createReviewRefusal(strapi, 'not-reviewer');
  return possible;
}

/** Hands a version over for review, and notifies its assignees, or all who may approve it where there is none. */
export const submitVersion = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof submitInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'submit', input.version);
    const author = toAuthor(panel.user);
    const assignees = [...new Set(input.assignees)];
    const possible = await requireReviewers(strapi, review, assignees, author.id);
    const { entry, draft, title, version } = review;
    const { note, dueOn } = input;
    await addRound(strapi, { entry, hash: version, author, note, assignees, dueOn, at: new Date() });
    await recordReview(strapi, 'review-submit', review, { version });
    await dropNotices(strapi, entry, ['changes-asked', 'objected', 'void', 'not-published']);
    const notified = assignees.length === 0 ? possible : assignees;
    await notifyPeople(strapi, notified, { kind: 'submitted', entry, draft, title, by: author, note, dueOn });
  });

/** Takes a round back. */
export const withdrawVersion = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof withdrawInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'withdraw', input.version);
    const { id } = await requireRound(strapi, review);
    await setRoundState(strapi, id, 'withdrawn', new Date());
    await recordReview(strapi, 'review-withdraw', review, { version: review.version });
    await dropNotices(strapi, review.entry, ['submitted', 'approved', 'skipped', 'agreed']);
  });

/** Says something about a version, and tells its authors and assignees. */
async function decide(
  strapi: Core.Strapi,
  panel: PanelState,
  review: EntryReview,
  { kind, note }: { kind: Extract<DecisionKind, 'approved' | 'changes-asked' | 'skipped'>; note: string },
): Promise<void> {
  const { entry, draft, title } = review;
  const author = toAuthor(panel.user);
  const round = await requireRound(strapi, review);
  await addDecision(strapi, round.id, { kind, author, note, at: new Date() });
  const decisions = [...round.decisions, { kind, author: author.id, invitedBy: null }];
  const isOver = kind !== 'approved' || isComplete(countMissing(review.rule.each, decisions));
  if (kind === 'changes-asked') await setRoundState(strapi, round.id, 'changes-asked', new Date());
  if (isOver) await dropNotices(strapi, entry, ['submitted', ...(kind === 'changes-asked' ? (['approved', 'agreed'] as const) : [])]);
  else await getTable(strapi, 'notice').deleteMany({ where: { ...entry, user: author.id, kind: 'submitted' } });
  // The first of two approvals asks nothing of the authors.
  if (isOver) await notifyPeople(strapi, await listConcerned(strapi, review), { kind, entry, draft, title, by: author, note });
}

/** Approves a version. */
export const approveVersion = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof approveInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'approve', input.version);
    await requireMachineTextsRead(strapi, review.entry);
    await recordReview(strapi, 'review-approve', review, { version: review.version });
    await decide(strapi, panel, review, { kind: 'approved', note: input.note });
  });

/** Asks for changes of a version. */
export const requestChanges = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof changesInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'ask-for-changes', input.version);
    await recordReview(strapi, 'review-changes', review, { version: review.version });
    await decide(strapi, panel, review, { kind: 'changes-asked', note: input.note });
  });

/** Does without the approvals of a version, which may not even be submitted; the reason is recorded, and shown. */
export const skipReview = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof skipInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'skip', input.version);
    const { entry, version, state } = review;
    const { reason } = input;
    if (state !== 'submitted')
      await addRound(strapi, {
        ...{ entry, hash: version, author: toAuthor(panel.user), note: '' },
        ...{ assignees: [], dueOn: null, at: new Date() },
      });
    await recordReview(strapi, 'review-skip', review, { version, reason });
    await decide(strapi, panel, await requireEntryReview(strapi, entry), { kind: 'skipped', note: reason });
  });

/** Sets who is to review a version, and until when, and notifies those who were not to before. */
export const assignReview = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof assignmentInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'assign', input.version);
    const round = await requireRound(strapi, review);
    const assignees = [...new Set(input.assignees)];
    await requireReviewers(strapi, review, assignees, round.author);
    const { dueOn } = input;
    await getTable(strapi, 'review-round').updateMany({ where: { id: round.id }, data: { assignees: formatIds(assignees), dueOn } });
    await recordReview(strapi, 'review-assign', review, { version: review.version });
    const { entry, draft, title } = review;
    const added = assignees.filter((id) => !round.assignees.includes(id));
    await notifyPeople(strapi, added, { kind: 'submitted', entry, draft, title, by: toAuthor(panel.user), note: round.note, dueOn });
  });
