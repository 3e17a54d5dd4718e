import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Author } from './origin';
import { decideVersion, type NewestVersion } from './sitting';
import { storeContent } from './stored-contents';
import type { StoredEntry } from './stored-entry';
import { type EntryQuery, versionSource, type VersionSource, versionState, type VersionState } from './version';

export type VersionRow = Awaited<ReturnType<ReturnType<typeof getTable<'version'>>['findMany']>>[number];

/** A version that is about to be recorded. */
export type FreshVersion = {
  entry: EntryQuery;
  content: StoredEntry;
  state: VersionState;
  source: VersionSource;
  author: Author | null;
  at: Date;
  /** Whether it is a save by hand. */
  isSave: boolean;
  /** Of a publication: how it came about. */
  preparation?: Preparation;
};

/** When a publication was planned, and when the text that was approved for it was submitted; `null` where it was not. */
export type Preparation = { plannedAt: Date | null; submittedAt: Date | null };

/** Finds the newest version of an entry. */
export async function findNewest(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<VersionRow | null> {
  const where = { type, document, locale };
  const [newest] = await getTable(strapi, 'version').findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
  return newest ?? null;
}

/** Returns when the text of a version was saved. */
const getTextAt = ({ state, at, textAt }: VersionRow): Date =>
  new Date(state === ('published' satisfies VersionState) ? (textAt ?? at) : at);

/** Finds when the text of an entry was saved that is about to be published: not when a value was copied into it, or it was withdrawn. */
async function findTextAt(strapi: Core.Strapi, { type, document, locale }: EntryQuery, newest: VersionRow | null): Promise<Date | null> {
  const states: readonly VersionState[] = ['draft', 'published'];
  if (newest && newest.source !== ('shared' satisfies VersionSource) && states.some((state) => state === newest.state))
    return getTextAt(newest);
  const where = { type, document, locale, state: { $in: states }, source: { $ne: 'shared' satisfies VersionSource } };
  const [text] = await getTable(strapi, 'version').findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
  return text ? getTextAt(text) : null;
}

/**
 * Returns until when the people of a publication had seen its source: until its text was submitted that was approved, or until it was
 * planned, or written if that was later; `null` for what a person published by hand.
 */
export function findSeenAt({ plannedAt, submittedAt }: Preparation, textAt: Date | null): Date | null {
  if (submittedAt) return submittedAt;
  return plannedAt && textAt && textAt > plannedAt ? textAt : plannedAt;
}

async function readNewest(strapi: Core.Strapi, row: VersionRow): Promise<NewestVersion> {
  const content = await getTable(strapi, 'content').findOne({ where: { hash: row.content }, select: ['size'] });
  return {
    state: versionState.parse(row.state),
    source: versionSource.parse(row.source),
    author: row.author,
    content: row.content,
    size: content?.size ?? 0,
    at: new Date(row.at),
  };
}

/**
 * Records a version in the current transaction, as far as it says something new. The write lock has to be held: two
 * saves would both follow the same version.
 * @returns whether there is a further version now: neither one that says the same, nor one in the place of its author's last
 */
export async function recordVersion(strapi: Core.Strapi, { entry, content, author, preparation, ...save }: FreshVersion): Promise<boolean> {
  const newest = await findNewest(strapi, entry);
  const { hash, size } = await storeContent(strapi, content, newest?.content ?? null);
  const decision = decideVersion(newest && (await readNewest(strapi, newest)), {
    ...save,
    author: author?.id ?? null,
    content: hash,
    size,
  });
  if (decision === 'skip') return false;
  const { type, document, locale } = entry;
  const { state, source, at } = save;
  const versions = getTable(strapi, 'version');
  const textAt = preparation ? await findTextAt(strapi, entry, newest) : null;
  const seen = { textAt, seenAt: preparation ? findSeenAt(preparation, textAt) : null };
  if (decision === 'replace' && newest) {
    await versions.updateMany({ where: { id: newest.id }, data: { state, content: hash, at, ...seen } });
    return false;
  }
  const who = { author: author?.id ?? null, authorName: author?.name ?? null };
  await versions.create({ data: { type, document, locale, state, source, ...who, content: hash, startedAt: at, at, ...seen } });
  return true;
}

/** How many versions are listed at once. */
const pageSize = 20;

/** Lists the versions of an entry, the newest first, and one more if there are older ones. */
export async function listVersions(
  strapi: Core.Strapi,
  { type, document, locale }: EntryQuery,
  before?: number,
): Promise<readonly VersionRow[]> {
  const where = { type, document, locale, ...(before !== undefined && { id: { $lt: before } }) };
  return getTable(strapi, 'version').findMany({ where, orderBy: { id: 'desc' }, limit: pageSize + 1 });
}

/** Finds a version of an entry; `null` where there is none, or it is another entry's. */
export const findVersion = (strapi: Core.Strapi, { type, document, locale }: EntryQuery, id: number): Promise<VersionRow | null> =>
  getTable(strapi, 'version').findOne({ where: { id, type, document, locale } });

export { pageSize };
