import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core, Modules } from '@strapi/strapi';

import { triggerMailWorker } from '../mail/mail-worker';
import { deleteFiles } from '../sent-files/private-folder';
import { detachFiles } from '../sent-files/stored-files';
import { validateReply, sendReply, type RepliedType, type AppealChange } from './appeals';
import { runAfterCommit, withWriteLock } from '../../platform/database/transactions';
import { runAsSystem } from '../../platform/strapi/documents';
import { type DerivedEntry, listApprovedComments, syncComment, syncDerivedEntry, withdrawComments } from './shown-entries';
import { syncStatistics } from './statistics';
import { getRows } from '../../platform/strapi/rows';

type Review = { stage: string; language: Locale; name: string; role: string; content: string; consent: boolean };

const testimonials = 'api::testimonial.testimonial';
/** The contract's own end of the list. */
const maxOrder = 1000;

async function getLastOrder(strapi: Core.Strapi): Promise<{ order: number }> {
  const [last] = await getRows<{ order: number }>(strapi, testimonials).findMany({
    where: { order: { $notNull: true } },
    orderBy: { order: 'desc' },
    limit: 1,
  });
  return { order: Math.min((last?.order ?? 0) + 1, maxOrder) };
}

function buildTestimonial(strapi: Core.Strapi, review: Review | null): DerivedEntry | null {
  if (review?.stage !== 'approved' || !review.consent) return null;
  const { language, name, role, content } = review;
  return { type: 'testimonial', locale: language, data: { name, role, content, consent: true }, last: () => getLastOrder(strapi) };
}

/** Shows a review among the testimonials when it is approved, and only then. */
async function syncReview(strapi: Core.Strapi, documentId: string): Promise<void> {
  const review = await getRows<Review>(strapi, 'api::review.review').findOne({ where: { documentId } });
  await syncDerivedEntry(strapi, `review/${documentId}`, 'testimonial', buildTestimonial(strapi, review));
}

/** Runs what follows a change, after it is committed. */
const runFollowUp = (strapi: Core.Strapi, task: () => Promise<void>): Promise<void> =>
  runAfterCommit(strapi, () => {
    task().catch((error: unknown) => {
      strapi.log.error(`What follows a change was not done: ${getErrorMessage(error)}`);
    });
  });

type Params = { documentId?: string; locale?: string | readonly string[]; data?: AppealChange };
type ModerationStep = { action: string; documentId: string; params: Params; next: () => Promise<unknown> };
type ModerationHandler = (strapi: Core.Strapi, step: ModerationStep) => Promise<unknown>;

const changingActions: readonly string[] = ['update', 'delete'];

const createSyncHandler =
  (sync: (strapi: Core.Strapi, documentId: string) => Promise<void>): ModerationHandler =>
  async (strapi, { documentId, next }) => {
    const result = await next();
    await runAsSystem(strapi, () => sync(strapi, documentId));
    return result;
  };

const followAnswered =
  (type: RepliedType): ModerationHandler =>
  async (strapi, { action, documentId, params, next }) => {
    const now = new Date();
    const isAnswered = action === 'update' && (await validateReply(strapi, type, documentId, params.data ?? {}, now));
    const files = action === 'delete' ? await detachFiles(strapi, type, documentId) : [];
    const result = await next();
    if (isAnswered) await sendReply(strapi, type, documentId, now);
    if (files.length > 0) await runFollowUp(strapi, () => deleteFiles(files));
    return result;
  };

const handleNews: ModerationHandler = async (strapi, { action, documentId, params, next }) => {
  const isWithdrawn = action !== 'publish';
  const comments = await listApprovedComments(strapi, documentId);
  if (isWithdrawn) await runAsSystem(strapi, () => withdrawComments(strapi, documentId, params.locale ?? defaultLocale));
  const result = await next();
  for (const comment of comments) await runAsSystem(strapi, () => syncComment(strapi, comment));
  return result;
};

/** Any other action, such as reading or saving a draft, takes no lock. */
const moderationRules: Readonly<Record<string, { on: readonly string[]; follow: ModerationHandler }>> = {
  'api::appeal.appeal': { on: changingActions, follow: followAnswered('appeal') },
  'api::inquiry.inquiry': { on: changingActions, follow: followAnswered('inquiry') },
  'api::comment.comment': { on: changingActions, follow: createSyncHandler(syncComment) },
  'api::review.review': { on: changingActions, follow: createSyncHandler(syncReview) },
  'api::news.news': { on: ['publish', 'unpublish', 'delete'], follow: handleNews },
};

/** Refreshes the statistics, which otherwise are updated nightly: a failure must not affect the editor's change. */
async function refreshStatistics(strapi: Core.Strapi): Promise<void> {
  try {
    await runAsSystem(strapi, () => syncStatistics(strapi, new Date()));
  } catch (error) {
    strapi.log.error(`The statistics of appeals were not renewed: ${getErrorMessage(error)}`);
  }
}

/** Runs outside the transaction of a bulk change: on PostgreSQL a count that fails would abort all of it. */
const scheduleStatistics = (strapi: Core.Strapi): Promise<void> =>
  strapi.db.inTransaction() ? runFollowUp(strapi, () => refreshStatistics(strapi)) : refreshStatistics(strapi);

/**
 * Returns a document middleware that carries out the consequences of editors' decisions on submissions, in one
 * transaction with the decision.
 */
export function createModeration(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const rule = moderationRules[context.uid];
    const params = context.params as Params;
    const { documentId } = params;
    const { action } = context;
    if (!rule?.on.includes(action) || documentId === undefined) return next();
    const { follow } = rule;
    const work = () => follow(strapi, { action, documentId, params, next });
    const result = (await withWriteLock(strapi, work)) as Awaited<ReturnType<typeof next>>;
    await triggerMailWorker(strapi);
    if (context.uid === 'api::appeal.appeal') await scheduleStatistics(strapi);
    return result;
  };
}
