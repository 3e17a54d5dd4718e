import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { getRows } from '../../platform/strapi/rows';
import type { EntryQuery } from '../history/version';
import { hasLocale, isUnchecked } from '../publish-validation/publish-together';
import { isReviewNeeded, mayNeedReview } from './rules/needed-approvals';
import { announceAlert } from './notices/announce-alert';
import { isOutdatedUnchanged } from './outdated-translation';
import { isUnreviewed, runLetThrough } from './own-publications';
import { readDraft, readDraftReview } from './read-entry-review';
import { createPublishRefusal, createReviewRefusal } from './review-refusal';
import { countMissing } from './review-state';
import { emergencyType, type ReviewRule } from './rules/review-rules';
import { listAffectedLocales } from './rules/shared-values';
import { readRules } from './rules/stored-rules';

type Params = { documentId?: string; locale?: string | readonly string[]; status?: string };
type Result = { documentId?: string } | null;

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** Returns whether an action publishes, also as a part of saving. */
const isPublishing = (action: string, { status }: Params): boolean =>
  action === 'publish' || (['create', 'update', 'clone'].includes(action) && status === 'published');

/** @throws a refusal: the draft needs approvals that it does not have, or is an outdated translation that was not changed */
async function refuseUnapproved(strapi: Core.Strapi, rules: readonly ReviewRule[], entry: EntryQuery): Promise<void> {
  const draft = await readDraft(strapi, entry);
  if (!draft) return;
  const review = await readDraftReview(strapi, rules, entry, draft);
  const isApproved = review.state === 'approved' || review.state === 'skipped' || review.state === 'published';
  if (isReviewNeeded(review.rule) && !isApproved) throw await createPublishRefusal(strapi, review);
  if (await isOutdatedUnchanged(strapi, review)) throw createReviewRefusal(strapi, 'outdated-translation');
}

/** Lists the drafts of a document that an action publishes. */
async function listEntries(strapi: Core.Strapi, type: ContentTypeName, document: string, locale: Params['locale']): Promise<EntryQuery[]> {
  const rows = await getRows<{ locale: string }>(strapi, getContentTypeUid(type)).findMany({
    where: { documentId: document, publishedAt: { $null: true } },
    select: ['locale'],
  });
  return rows.flatMap((row) =>
    isLocale(row.locale) && hasLocale(locale ?? defaultLocale, row.locale) ? [{ type, document, locale: row.locale }] : [],
  );
}

/**
 * Refuses to publish an entry now that needs approvals which it does not have: one query where no rule asks for any.
 * @throws a refusal that says what is missing, and who may approve it
 */
export async function requireApprovals(strapi: Core.Strapi, entry: EntryQuery): Promise<void> {
  const { rules } = await readRules(strapi);
  if (mayNeedReview(rules, entry.type, listAffectedLocales(entry.type, [entry.locale]))) await refuseUnapproved(strapi, rules, entry);
}

/** Returns whether the next version of an entry, whatever it says, would need approvals to be published. */
export async function isApprovalNeeded(strapi: Core.Strapi, entry: EntryQuery): Promise<boolean> {
  const { rules } = await readRules(strapi);
  const mayNeed = mayNeedReview(rules, entry.type, listAffectedLocales(entry.type, [entry.locale]));
  const draft = mayNeed ? await readDraft(strapi, entry) : null;
  return draft !== null && isReviewNeeded((await readDraftReview(strapi, rules, entry, draft)).rule);
}

const listLocales = (locale: Params['locale']): readonly string[] => localeCodes.filter((code) => hasLocale(locale ?? defaultLocale, code));

/**
 * Returns a document middleware by which nothing is published without the approvals that its rule asks for, however it is
 * published: by a form, a list, a plan, a token or a replacement. What the CMS publishes by itself follows from something
 * that was let through or decided. The emergency banner waits for no person; all who are responsible for it are notified.
 */
export function requireApproval(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const params = context.params as Params;
    if (type === undefined || !isPublishing(context.action, params) || isUnchecked() || isUnreviewed()) return next();
    if (type === emergencyType) {
      return withWriteLock(strapi, async () => {
        const result = await next();
        await announceAlert(strapi, result);
        return result;
      });
    }
    const { rules } = await readRules(strapi);
    if (!mayNeedReview(rules, type, listAffectedLocales(type, listLocales(params.locale)))) return next();
    const { documentId } = params;
    return withWriteLock(strapi, async () => {
      if (context.action === 'publish' && documentId !== undefined) {
        for (const entry of await listEntries(strapi, type, documentId, params.locale)) await refuseUnapproved(strapi, rules, entry);
        return runLetThrough(async () => next());
      }
      // Saved as published: no person can have approved what is only written now, so that it is judged as it was written.
      const result = await next();
      const document = documentId ?? (result as Result)?.documentId;
      if (document === undefined) return result;
      for (const entry of await listEntries(strapi, type, document, params.locale)) await refuseWritten(strapi, rules, entry);
      return result;
    });
  };
}

/** @throws a refusal: a version that was saved as published needs approvals */
async function refuseWritten(strapi: Core.Strapi, rules: readonly ReviewRule[], entry: EntryQuery): Promise<void> {
  const draft = await readDraft(strapi, entry);
  if (!draft) return;
  const review = await readDraftReview(strapi, rules, entry, draft);
  if (!isReviewNeeded(review.rule)) return;
  throw await createPublishRefusal(strapi, { ...review, state: 'draft', missing: countMissing(review.rule.each, []) });
}
