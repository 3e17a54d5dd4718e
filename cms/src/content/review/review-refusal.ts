import { mapLocales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getTypeName } from '../../platform/panel-words/type-names';
import { readChangers } from './changers';
import type { EntryReview } from './read-entry-review';
import { describeObstacle, reviewRefusalTexts } from './refusal-texts';
import type { ReviewRefusal } from './review';
import { listReviewers } from './reviewers';

/** The refusal of something about the review of an entry: the panel shows its message, and knows it by its code. */
export class ReviewRefusalError extends errors.PolicyError<string, { code: ReviewRefusal }> {}

/** Creates the refusal of an action. */
export const createReviewRefusal = (strapi: Core.Strapi, code: keyof typeof reviewRefusalTexts): ReviewRefusalError =>
  new ReviewRefusalError(translateForEditor(strapi, reviewRefusalTexts[code]), { code });

/** Describes to the current user why an entry is not published yet: what is missing, and who may approve it. */
export async function describePublishRefusal(strapi: Core.Strapi, review: EntryReview): Promise<string> {
  const { entry, draft, title, state, isVoid, missing, round } = review;
  const authors = new Set([...(await readChangers(strapi, entry)), ...(state === 'submitted' && round ? [round.author] : [])]);
  const approved = round?.decisions.flatMap(({ kind, author }) => (kind === 'approved' ? (author ?? []) : [])) ?? [];
  const reviewers = await listReviewers(strapi, entry, draft, new Set([...authors, ...(state === 'submitted' ? approved : [])]));
  const typeName = getTypeName(entry.type);
  const obstacle = { locale: entry.locale, state, isVoid, missing, reviewers: reviewers.map(({ name }) => name) };
  return translateForEditor(
    strapi,
    mapLocales((reader) => describeObstacle(reader, { ...obstacle, title: title === '' ? typeName[reader] : title })),
  );
}

/** Creates the refusal to publish a draft that is not approved. */
export async function createPublishRefusal(strapi: Core.Strapi, review: EntryReview): Promise<ReviewRefusalError> {
  const { state, missing } = review;
  const code = state === 'submitted' && missing.approvals === 0 ? 'outside-missing' : 'not-approved';
  return new ReviewRefusalError(await describePublishRefusal(strapi, review), { code });
}
