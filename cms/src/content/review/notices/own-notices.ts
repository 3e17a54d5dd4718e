import type { Core } from '@strapi/strapi';

import { getTable } from '../../../platform/database/get-table';
import { addReadableTitles } from '../../history/entry-titles';
import { entryQuery } from '../../history/version';
import { noticeKinds, type ReviewNotice, reviewNotice } from '../review-notices';

/** How many rows a desk shows. */
const maxShown = 50;

const isKnownKind = (kind: string): boolean => noticeKinds.some((known) => known === kind);

/** Reads the rows of a desk, the newest first; those on entries that the user may no longer read are left out. */
export async function readOwnNotices(
  strapi: Core.Strapi,
  { user, userAbility }: { user: number; userAbility: unknown },
  where: { letter?: string } = {},
): Promise<ReviewNotice[]> {
  const rows = await getTable(strapi, 'notice').findMany({ where: { user, ...where }, orderBy: { id: 'desc' }, limit: maxShown });
  const entries = rows.flatMap(({ authorName, type, document, locale, ...row }) => {
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    return entry && isKnownKind(row.kind) ? [{ ...row, ...entry, by: authorName, at: new Date(row.at).toISOString() }] : [];
  });
  return (await addReadableTitles(strapi, userAbility, entries)).map((notice) => reviewNotice.parse(notice));
}
