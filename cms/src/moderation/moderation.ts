import { defaultLocale } from '@ochiq/contract/locales';
import type { Core, Modules } from '@strapi/strapi';

import { wakePostman } from '../mail/postman';
import { deleteFiles } from '../sent-files/private-folder';
import { unbindFiles } from '../sent-files/sweep-files';
import { checkAnswer, sendAnswer, type AnsweredType, type Change } from './appeals';
import { inTurn } from '../tables/take-turn';
import { asCms } from './as-cms';
import { afterCommit } from './after-commit';
import { approvedOn, settleComment, withdrawComments } from './comments';
import { settleReview } from './reviews';
import { settleStatistics } from './statistics';

type Params = { documentId?: string; locale?: string | readonly string[]; data?: Change };
type Step = { action: string; documentId: string; params: Params; next: () => Promise<unknown> };
type Follow = (strapi: Core.Strapi, step: Step) => Promise<unknown>;

const changes: readonly string[] = ['update', 'delete'];

const settledBy =
  (settle: (strapi: Core.Strapi, documentId: string) => Promise<void>): Follow =>
  async (strapi, { documentId, next }) => {
    const result = await next();
    await asCms(strapi, () => settle(strapi, documentId));
    return result;
  };

const followAnswered =
  (type: AnsweredType): Follow =>
  async (strapi, { action, documentId, params, next }) => {
    const now = new Date();
    const isAnswered = action === 'update' && (await checkAnswer(strapi, type, documentId, params.data ?? {}, now));
    const files = action === 'delete' ? await unbindFiles(strapi, type, documentId) : [];
    const result = await next();
    if (isAnswered) await sendAnswer(strapi, type, documentId, now);
    if (files.length > 0) await afterCommit(strapi, () => deleteFiles(files));
    return result;
  };

const followNews: Follow = async (strapi, { action, documentId, params, next }) => {
  const isWithdrawn = action !== 'publish';
  const comments = await approvedOn(strapi, documentId);
  if (isWithdrawn) await asCms(strapi, () => withdrawComments(strapi, documentId, params.locale ?? defaultLocale));
  const result = await next();
  for (const comment of comments) await asCms(strapi, () => settleComment(strapi, comment));
  return result;
};

/** Any other action, such as reading or saving a draft, takes no lock. */
const followed: Readonly<Record<string, { on: readonly string[]; follow: Follow }>> = {
  'api::appeal.appeal': { on: changes, follow: followAnswered('appeal') },
  'api::inquiry.inquiry': { on: changes, follow: followAnswered('inquiry') },
  'api::comment.comment': { on: changes, follow: settledBy(settleComment) },
  'api::review.review': { on: changes, follow: settledBy(settleReview) },
  'api::news.news': { on: ['publish', 'unpublish', 'delete'], follow: followNews },
};

/** Refreshes the statistics, which otherwise are updated nightly: a failure must not affect the editor's change. */
async function countAgain(strapi: Core.Strapi): Promise<void> {
  try {
    await asCms(strapi, () => settleStatistics(strapi, new Date()));
  } catch (error) {
    strapi.log.error(`The statistics of appeals were not renewed: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

/** Runs outside the transaction of a bulk change: on PostgreSQL a count that fails would abort all of it. */
const countAfter = (strapi: Core.Strapi): Promise<void> =>
  strapi.db.inTransaction() ? afterCommit(strapi, () => countAgain(strapi)) : countAgain(strapi);

/**
 * Returns a document middleware that carries out the consequences of editors' decisions on submissions, in one
 * transaction with the decision.
 */
export function moderation(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const rule = followed[context.uid];
    const params = context.params as Params;
    const { documentId } = params;
    const { action } = context;
    if (!rule?.on.includes(action) || documentId === undefined) return next();
    const { follow } = rule;
    const work = () => follow(strapi, { action, documentId, params, next });
    const result = (await inTurn(strapi, work)) as Awaited<ReturnType<typeof next>>;
    wakePostman(strapi);
    if (context.uid === 'api::appeal.appeal') await countAfter(strapi);
    return result;
  };
}
