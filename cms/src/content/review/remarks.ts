import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type * as z from 'zod';

import type { RightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { toAuthor } from '../history/origin';
import { type EntryQuery, entryQuery } from '../history/version';
import { listConcerned, recordReview, requireAction, requireEntryReview } from './act-on-review';
import { notifyPeople } from './notices/notify-people';
import type { remarkInput, RemarkThread } from './review';
import { createReviewRefusal } from './review-refusal';
import { canReadField } from './readable-fields';
import { checkDraft, type PanelState, requireReadable } from './reviewing-person';

type RemarkRow = Awaited<ReturnType<ReturnType<typeof getTable<'remark'>>['findMany']>>[number];

/** The most remarks of an entry that are shown, the newest. */
const maxRemarks = 500;

const findRemark = (strapi: Core.Strapi, id: number): Promise<RemarkRow | null> => getTable(strapi, 'remark').findOne({ where: { id } });

const toRemark = ({ id, author, authorName, at, text }: RemarkRow) => ({
  ...{ id, text, by: { id: author, name: authorName } },
  at: new Date(at).toISOString(),
});

/** Lists the threads of an entry that the user may read, in the order in which they were begun. */
export async function readThreads(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  { check, mayResolve }: { check: RightsCheck; mayResolve: boolean },
): Promise<RemarkThread[]> {
  const search = { where: { type, document, locale }, orderBy: { id: 'desc' }, limit: maxRemarks } as const;
  const rows = (await getTable(strapi, 'remark').findMany(search)).toReversed();
  return rows
    .filter(({ thread, field }) => thread === null && canReadField(type, field, check))
    .map((row) => ({
      ...toRemark(row),
      ...{ field: row.field, block: row.block, mayResolve },
      resolved:
        row.resolvedAt === null
          ? null
          : { by: { id: row.resolver, name: row.resolverName ?? '' }, at: new Date(row.resolvedAt).toISOString() },
      replies: rows.filter(({ thread }) => thread === row.id).map(toRemark),
    }));
}

/** Finds the thread of a reply. @throws a ValidationError: it is none of the entry, or on a field that the user may not read */
async function requireThread(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  id: number,
  check: RightsCheck,
): Promise<RemarkRow> {
  const row = await findRemark(strapi, id);
  const isOfEntry = row?.type === type && row.document === document && row.locale === locale;
  if (!isOfEntry || row.thread !== null || !canReadField(type, row.field, check))
    throw new errors.ValidationError('There is no such thread here');
  return row;
}

/** Writes a remark or a reply, and tells the authors and assignees, and who has written in the thread. A reply opens it again. */
export const writeRemark = (strapi: Core.Strapi, panel: PanelState, input: z.output<typeof remarkInput>): Promise<void> =>
  withWriteLock(strapi, async () => {
    const review = await requireEntryReview(strapi, input);
    await requireAction(strapi, panel, review, 'remark');
    const { entry, draft, title } = review;
    const check = checkDraft(strapi, panel, review);
    const first = input.thread === null ? null : await requireThread(strapi, entry, input.thread, check);
    if (first === null && !canReadField(entry.type, input.field, check)) throw createReviewRefusal(strapi, 'no-right');
    const { id, name } = toAuthor(panel.user);
    const place = first === null ? { field: input.field, block: input.block } : { field: null, block: null };
    const remarks = getTable(strapi, 'remark');
    await remarks.create({
      data: {
        ...{ ...entry, ...place, thread: input.thread, author: id, authorName: name, text: input.text, at: new Date() },
        ...{ resolver: null, resolverName: null, resolvedAt: null },
      },
    });
    if (first) await remarks.updateMany({ where: { id: first.id }, data: { resolver: null, resolverName: null, resolvedAt: null } });
    await recordReview(strapi, 'review-remark', review, { action: first ? 'reply' : 'remark' });
    const writers = first ? (await remarks.findMany({ where: { thread: first.id } })).map(({ author }) => author) : [];
    const concerned = [...(await listConcerned(strapi, review)), ...writers, ...(first ? [first.author] : [])];
    await notifyPeople(strapi, concerned, {
      kind: 'remark',
      entry,
      draft,
      title,
      by: { id, name },
      note: input.text,
      field: first ? first.field : input.field,
    });
  });

/** Resolves a thread, or opens it again. @returns the entry that it is of */
export const setRemarkState = (strapi: Core.Strapi, panel: PanelState, id: number, isResolved: boolean): Promise<EntryQuery> =>
  withWriteLock(strapi, async () => {
    const row = await findRemark(strapi, id);
    const entry =
      row?.thread === null ? entryQuery.safeParse({ type: row.type, document: row.document, locale: row.locale }).data : undefined;
    if (!row || !entry) throw new errors.NotFoundError('There is no such thread');
    const review = await requireEntryReview(strapi, entry);
    requireReadable(strapi, panel, review);
    await requireAction(strapi, panel, review, 'remark');
    if (!canReadField(entry.type, row.field, checkDraft(strapi, panel, review))) throw createReviewRefusal(strapi, 'no-right');
    const { id: resolver, name: resolverName } = toAuthor(panel.user);
    const data = isResolved ? { resolver, resolverName, resolvedAt: new Date() } : { resolver: null, resolverName: null, resolvedAt: null };
    await getTable(strapi, 'remark').updateMany({ where: { id }, data });
    await recordReview(strapi, 'review-remark', review, { action: isResolved ? 'resolve' : 'reopen' });
    return entry;
  });
