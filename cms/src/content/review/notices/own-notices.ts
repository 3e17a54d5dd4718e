import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../../people/roles/panel-rights';
import { getTable } from '../../../platform/database/get-table';
import { addReadableTitles } from '../../history/entry-titles';
import { type EntryQuery, entryQuery } from '../../history/version';
import { readDraft } from '../read-entry-review';
import { canReadField } from '../readable-fields';
import { noticeKinds, type ReviewNotice, reviewNotice } from '../review-notices';

/** How many rows a desk shows. */
const maxShown = 50;

const isKnownKind = (kind: string): boolean => noticeKinds.some((known) => known === kind);

type NoticeRow = Awaited<ReturnType<ReturnType<typeof getTable<'notice'>>['findMany']>>[number];
type Owner = { user: number; userAbility: unknown };

/** Leaves out the rows about a field that the user may not read any more: a remark says what is in it. */
async function leaveOutHiddenFields<N extends EntryQuery & { field: string | null }>(
  strapi: Core.Strapi,
  userAbility: unknown,
  notices: readonly N[],
): Promise<N[]> {
  const readable: N[] = [];
  for (const notice of notices) {
    const { type, document, locale, field } = notice;
    const draft = field === null ? null : await readDraft(strapi, { type, document, locale });
    const check = draft && createRightsCheck(strapi, userAbility, getContentTypeUid(type), draft);
    if (field === null || (check && canReadField(type, field, check))) readable.push(notice);
  }
  return readable;
}

async function toReadableNotices(strapi: Core.Strapi, userAbility: unknown, rows: readonly NoticeRow[]): Promise<ReviewNotice[]> {
  const entries = rows.flatMap(({ authorName, type, document, locale, ...row }) => {
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    return entry && isKnownKind(row.kind) ? [{ ...row, ...entry, by: authorName, at: new Date(row.at).toISOString() }] : [];
  });
  const readable = await leaveOutHiddenFields(strapi, userAbility, entries);
  return (await addReadableTitles(strapi, userAbility, readable)).map((notice) => reviewNotice.parse(notice));
}

/** Reads the rows of a desk, the newest first; those on entries and fields that the user may no longer read are left out. */
export async function readOwnNotices(strapi: Core.Strapi, { user, userAbility }: Owner): Promise<ReviewNotice[]> {
  const rows = await getTable(strapi, 'notice').findMany({ where: { user }, orderBy: { id: 'desc' }, limit: maxShown });
  return toReadableNotices(strapi, userAbility, rows);
}

/** Reads all rows of a desk that wait for the letter of the day, the newest first. */
export async function readDailyNotices(strapi: Core.Strapi, { user, userAbility }: Owner): Promise<ReviewNotice[]> {
  const rows = await getTable(strapi, 'notice').findMany({ where: { user, letter: 'daily' }, orderBy: { id: 'desc' } });
  return toReadableNotices(strapi, userAbility, rows);
}
