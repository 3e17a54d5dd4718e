import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { listInvitations } from './outside/stored-invitations';
import { isOutdatedUnchanged } from './outdated-translation';
import type { EntryReview } from './read-entry-review';
import { readThreads } from './remarks';
import type { ReviewPerson, ReviewRefusal, ReviewResponse, ReviewSubmission } from './review';
import { createReviewRefusal, describePublishRefusal } from './review-refusal';
import { findReviewRefusal } from './review-state';
import { listReviewers, listAuthors } from './reviewers';
import { listApprovers, type PanelState, readAuthors, readReviewer, toActionContext } from './reviewing-person';
import type { ReviewRound } from './review-rounds';

const toInstant = (at: string): string => new Date(at).toISOString();

/** Lists people by ids, in this order; who was deleted has no name any more. */
async function nameAssignees(strapi: Core.Strapi, ids: readonly number[]): Promise<ReviewPerson[]> {
  const people = await listAuthors(strapi, ids);
  return ids.map((id) => people.find((person) => person.id === id) ?? { id: null, name: '' });
}

/** Describes the last round, unless it was withdrawn or published. */
async function describeRound(strapi: Core.Strapi, round: ReviewRound | null): Promise<ReviewSubmission | null> {
  if (!round || round.state === 'withdrawn' || round.state === 'published') return null;
  const { author, authorName, at, note, dueOn, decisions } = round;
  return {
    ...{ by: { id: author, name: authorName }, at: toInstant(at), note, dueOn },
    assignees: await nameAssignees(strapi, round.assignees),
    decisions: decisions.map((decision) => ({
      ...{ kind: decision.kind, by: { id: decision.author, name: decision.authorName }, at: toInstant(decision.at), note: decision.note },
    })),
  };
}

/** Describes why a draft is not published now; `null` where it may be, or the user has no right to. */
async function describeObstacleNow(strapi: Core.Strapi, review: EntryReview, publish: ReviewRefusal | null): Promise<string | null> {
  if (publish === 'not-approved' || publish === 'outside-missing') return describePublishRefusal(strapi, review);
  return publish === 'outdated-translation' ? createReviewRefusal(strapi, publish).message : null;
}

/** Reads what the panel shows of the review of an entry to a user who may read it. */
export async function readReviewResponse(
  strapi: Core.Strapi,
  panel: PanelState,
  review: EntryReview,
  made: ReviewResponse['made'] = [],
): Promise<ReviewResponse> {
  const { entry, draft, state, version, isVoid, rule, missing, round } = review;
  const person = await readReviewer(strapi, panel, review);
  const context = toActionContext(review);
  const decide = (action: Parameters<typeof findReviewRefusal>[0]) => findReviewRefusal(action, person, context);
  const publish = decide('publish') ?? ((await isOutdatedUnchanged(strapi, review)) ? 'outdated-translation' : null);
  const check = createRightsCheck(strapi, panel.userAbility, getContentTypeUid(entry.type), draft);
  const mayResolve = decide('remark') === null;
  return {
    ...{ state, version, isVoid, missing, made },
    needed: { approvals: rule.approvals, outside: rule.outside },
    submission: await describeRound(strapi, round),
    threads: await readThreads(strapi, entry, { check, mayResolve }),
    reviewers: await listReviewers(strapi, entry, draft, await readAuthors(strapi, review), listApprovers(review)),
    // With addresses of people outside: these are for who works on the entry.
    invitations: mayResolve ? await listInvitations(strapi, entry, new Date()) : [],
    refusals: {
      submit: decide('submit'),
      withdraw: decide('withdraw'),
      approve: decide('approve'),
      'ask-for-changes': decide('ask-for-changes'),
      skip: decide('skip'),
      assign: decide('assign'),
      remark: decide('remark'),
      invite: decide('invite'),
      publish,
    },
    publishRefusal: await describeObstacleNow(strapi, review, publish),
  };
}
