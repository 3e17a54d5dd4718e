import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import type { Row } from '../../platform/strapi/documents';
import { getOrigin } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { toUse } from '../uses/read-entries';
import { listPublishedLocales } from './changers';
import { dropNotices, notifyPeople } from './notices/notify-people';
import { readFileStates } from './file-states';
import { isLetThrough } from './own-publications';
import { readDraft } from './read-entry-review';
import { listPendingRounds, setRoundState, type ReviewRound } from './review-rounds';
import { hashVersion } from './version-hash';

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));
const actions: readonly string[] = ['create', 'update', 'publish', 'unpublish', 'discardDraft', 'delete'];

/** Lists who planned to publish an entry. */
async function listPlanners(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<number[]> {
  const where = { type, document, locale, action: 'publish', state: 'waiting' };
  return (await getTable(strapi, 'schedule').findMany({ where, select: ['askedBy'] })).map(({ askedBy }) => askedBy);
}

/** Voids a round whose draft was changed, and tells who counted on it. */
async function voidRound(strapi: Core.Strapi, entry: EntryQuery, draft: Row, round: ReviewRound): Promise<void> {
  await setRoundState(strapi, round.id, 'void', new Date());
  await dropNotices(strapi, entry, ['submitted', 'approved', 'skipped', 'agreed']);
  const { author } = await getOrigin(strapi);
  const deciders = round.decisions.flatMap((decision) => decision.author ?? []);
  const concerned = [round.author, ...round.assignees, ...deciders, ...(await listPlanners(strapi, entry))];
  const title = toUse(entry.type, draft, [])?.title ?? '';
  await notifyPeople(strapi, concerned, { kind: 'void', entry, draft, title, by: author });
}

/** Compares a round with the draft as it is now. */
async function checkRound(strapi: Core.Strapi, type: ContentTypeName, round: ReviewRound): Promise<void> {
  const { document, locale } = round;
  if (!isLocale(locale)) return;
  const entry = { type, document, locale };
  const draft = await readDraft(strapi, entry);
  if (!draft) {
    await setRoundState(strapi, round.id, 'withdrawn', new Date());
    await dropNotices(strapi, entry, ['submitted', 'changes-asked', 'approved', 'skipped', 'agreed', 'objected', 'void']);
  } else if (round.state === 'open' && hashVersion(type, draft, await readFileStates(strapi, draft)) !== round.hash) {
    await voidRound(strapi, entry, draft, round);
  }
}

async function endRound(strapi: Core.Strapi, type: ContentTypeName, { id, document, locale }: ReviewRound): Promise<void> {
  await setRoundState(strapi, id, 'published', new Date());
  if (isLocale(locale))
    await dropNotices(strapi, { type, document, locale }, [
      'submitted',
      'changes-asked',
      'approved',
      'skipped',
      'agreed',
      'objected',
      'void',
    ]);
}

type Params = { documentId?: string; data?: { documentId?: string } };

/**
 * Returns a document middleware that keeps rounds in step with their drafts, in one transaction with the change: one of
 * an earlier version is void, no matter who changed the draft and from where, and one that is published is over. It costs one
 * query where nothing is submitted.
 */
export function followChanges(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId, data } = context.params as Params;
    const document = documentId ?? data?.documentId;
    if (type === undefined || document === undefined || !actions.includes(context.action)) return next();
    const isPublication = context.action === 'publish';
    // What a publication changes in its draft on the way is a part of it.
    if (isLetThrough() && !isPublication) return next();
    return withWriteLock(strapi, async () => {
      const result = await next();
      const published = isPublication ? listPublishedLocales(result) : [];
      for (const round of await listPendingRounds(strapi, type, document)) {
        if (published.includes(round.locale)) await endRound(strapi, type, round);
        else await checkRound(strapi, type, round);
      }
      return result;
    });
  };
}
