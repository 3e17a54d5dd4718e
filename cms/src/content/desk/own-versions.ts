import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { entryQuery, type EntryQuery, versionState, type VersionState } from '../history/version';

/** How many of a person's versions are looked at: those of some weeks. */
const maxVersions = 300;

/** A version of an entry that a person has made. */
export type OwnVersion = EntryQuery & { state: VersionState; at: string };

const toKey = ({ type, document, locale }: { type: string; document: string; locale: string }) => `${type} ${document} ${locale}`;

type Newest = { type: string; document: string; locale: string; newest: number | string };

type NewestQuery = PromiseLike<Newest[]> & { transacting: (transaction: never) => PromiseLike<Newest[]> };

/** Runs a query as a part of the open transaction. */
async function runInTransaction(strapi: Core.Strapi, query: NewestQuery): Promise<Newest[]> {
  const rows: unknown = await strapi.db.transaction(async ({ trx }: { trx: unknown }) => query.transacting(trx as never));
  return rows as Newest[];
}

/** Finds the id of the newest version of each entry of some documents, by any author. */
async function findNewestIds(strapi: Core.Strapi, documents: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const query = strapi.db
    .connection('ochiq_version')
    .whereIn('document', [...new Set(documents)])
    .groupBy('type', 'document', 'locale')
    .select('type', 'document', 'locale')
    .max<Newest[]>('id as newest');
  // On SQLite there is one connection, which an open transaction has.
  const rows = strapi.db.inTransaction() ? await runInTransaction(strapi, query) : await query;
  return new Map(rows.map((row) => [toKey(row), Number(row.newest)]));
}

type OwnVersions = { drafts: OwnVersion[]; published: OwnVersion[] };

/**
 * Lists the entries that some people have edited last: drafts of theirs that no other person has changed since, and what they published.
 * An entry is listed once as either; the newest first.
 */
export const listOwnVersions = (strapi: Core.Strapi, authors: readonly number[]): Promise<OwnVersions> =>
  listVersions(strapi, { where: { author: { $in: [...authors] } }, limit: maxVersions });

/** Lists all drafts of some people that no other person has changed since, also those of long ago. */
export const listOwnDrafts = async (strapi: Core.Strapi, authors: readonly number[]): Promise<OwnVersion[]> =>
  (await listVersions(strapi, { where: { author: { $in: [...authors] }, state: 'draft' } })).drafts;

async function listVersions(
  strapi: Core.Strapi,
  search: { where: Readonly<Record<string, unknown>>; limit?: number },
): Promise<OwnVersions> {
  // What is saved again within a sitting keeps its row.
  const rows = await getTable(strapi, 'version').findMany({ ...search, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  const newest = await findNewestIds(
    strapi,
    rows.map(({ document }) => document),
  );
  const drafts = new Map<string, OwnVersion>();
  const published = new Map<string, OwnVersion>();
  for (const row of rows) {
    const entry = entryQuery.safeParse({ type: row.type, document: row.document, locale: row.locale }).data;
    if (!entry) continue;
    const [key, state] = [toKey(entry), versionState.parse(row.state)];
    const own = { ...entry, state, at: new Date(row.at).toISOString() };
    if (state === 'draft' && newest.get(key) === row.id) drafts.set(key, own);
    if (state === 'published' && !published.has(key)) published.set(key, own);
  }
  return { drafts: [...drafts.values()], published: [...published.values()] };
}
