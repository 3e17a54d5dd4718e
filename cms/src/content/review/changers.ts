import { isRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { EntryQuery } from '../history/version';

type ReviewedDocument = { type: string; document: string };

/** Remembers that a user changed a draft, in the transaction of the change. */
export async function addChanger(strapi: Core.Strapi, { type, document, locale }: EntryQuery, user: number): Promise<void> {
  const rows = getTable(strapi, 'review-changer');
  const data = { type, document, locale, user };
  if ((await rows.count({ where: data })) === 0) await rows.create({ data });
}

/** Lists the rows of a document that an action was about. */
function listRows(result: unknown): { locale: string; publishedAt: unknown }[] {
  if (!isRecord(result)) return [];
  const { entries } = result;
  // An entry that was saved is the result itself.
  const rows: readonly unknown[] = Array.isArray(entries) ? entries : [result];
  return rows.flatMap((row) =>
    isRecord(row) && typeof row['locale'] === 'string' ? [{ locale: row['locale'], publishedAt: row['publishedAt'] }] : [],
  );
}

/** Lists the languages that an action was about: none into which only shared values were copied. */
export const listActedLocales = (result: unknown): string[] => listRows(result).map(({ locale }) => locale);

/**
 * Lists the languages whose drafts an action has published. Another language of which only shared values were copied is none
 * of them: what its draft says is still not published.
 */
export const listPublishedLocales = (result: unknown): string[] =>
  listRows(result).flatMap(({ locale, publishedAt }) => (publishedAt ? [locale] : []));

/** Forgets who changed drafts that are published now. */
export async function clearChangers(strapi: Core.Strapi, { type, document }: ReviewedDocument, locales: readonly string[]): Promise<void> {
  if (locales.length > 0) await getTable(strapi, 'review-changer').deleteMany({ where: { type, document, locale: { $in: [...locales] } } });
}

/** How many versions of an entry are looked at. */
const maxVersions = 300;

/** Lists who changed a draft since readers saw it last, by its history: it has what was changed before changes were remembered. */
async function listRecordedChangers(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<number[]> {
  const rows = await getTable(strapi, 'version').findMany({
    where: { type, document, locale },
    select: ['author', 'state'],
    orderBy: { id: 'desc' },
    limit: maxVersions,
  });
  const published = rows.findIndex(({ state }) => state === 'published');
  const drafts = rows.slice(0, published === -1 ? rows.length : published).filter(({ state }) => state === 'draft');
  return drafts.flatMap(({ author }) => author ?? []);
}

/**
 * Lists who changed the draft since it was published last: the last of them and all before. Who withdrew or deleted an entry
 * changed nothing in it. The history alone does not say it: its drafts expire, and it has a published version, too, where
 * another language was published and shared values were copied to this one.
 */
export async function readChangers(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<ReadonlySet<number>> {
  const rows = await getTable(strapi, 'review-changer').findMany({ where: { document, type, locale }, select: ['user'] });
  return new Set([...rows.map(({ user }) => user), ...(await listRecordedChangers(strapi, { type, document, locale }))]);
}
