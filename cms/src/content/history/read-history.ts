import type { Core } from '@strapi/strapi';

import type { RightsCheck } from '../../people/roles/panel-rights';
import { getRows } from '../../platform/strapi/rows';
import { readVersions } from '../publish-validation/contract-issues';
import { pickAllowed } from './allowed-fields';
import { diffVersions, listChangedFields } from './diff/diff-fields';
import { listNamed } from './diff/list-named';
import { readEntryTitles } from './entry-titles';
import { readContents } from './stored-contents';
import { type StoredEntry, toStoredEntry } from './stored-entry';
import { listVersions, pageSize, type VersionRow } from './stored-versions';
import { type ComparisonResponse, type EntryQuery, version, type Version, type VersionsResponse } from './version';

/** Returns a version as the panel lists it, without what it changed. */
export const toVersion = (row: VersionRow): Omit<Version, 'changed'> =>
  version.omit({ changed: true }).parse({ ...row, author: row.authorName, at: new Date(row.at).toISOString() });

/** Reads a page of the versions of an entry, each with the fields that it changed, as far as the user may read these. */
export async function readHistory(strapi: Core.Strapi, entry: EntryQuery, check: RightsCheck, before?: number): Promise<VersionsResponse> {
  const rows = await listVersions(strapi, entry, before);
  const contents = await readContents(
    strapi,
    rows.map(({ content }) => content),
  );
  const pick = ({ content }: VersionRow) => pickAllowed(entry.type, contents.get(content) ?? {}, (path) => check('read', path));
  const versions = rows.slice(0, pageSize).map((row, index) => {
    const former = rows[index + 1];
    return { ...toVersion(row), changed: former ? listChangedFields(entry.type, pick(former), pick(row)) : null };
  });
  return { versions, more: rows.length > pageSize, mayRestore: check('update') };
}

/** Reads what an entry says now, in its draft, and when that was saved. */
async function readDraft(strapi: Core.Strapi, { type, document: documentId, locale }: EntryQuery) {
  const [draft] = await readVersions(strapi, type, { documentId, locale, status: 'draft' });
  return draft
    ? { content: toStoredEntry(type, draft), draftAt: new Date(String(draft['updatedAt'])).toISOString() }
    : { content: {}, draftAt: null };
}

async function findMissingFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await getRows<{ id: number }>(strapi, 'plugin::upload.file').findMany({ where: { id: { $in: [...ids] } }, select: ['id'] });
  return [...new Set(ids)].filter((id) => !rows.some((row) => row.id === id));
}

type Compared = { before: VersionRow; after: VersionRow | null };

/** Compares a version with a later one, or with what the entry says now, in the fields that the user may read. */
export async function compareVersions(
  strapi: Core.Strapi,
  entry: EntryQuery,
  { before, after }: Compared,
  { check, userAbility }: { check: RightsCheck; userAbility: unknown },
): Promise<ComparisonResponse> {
  const contents = await readContents(strapi, [before.content, ...(after ? [after.content] : [])]);
  const pick = (content: StoredEntry) => pickAllowed(entry.type, content, (path) => check('read', path));
  const { content: now, draftAt } = await readDraft(strapi, entry);
  const later = after ? (contents.get(after.content) ?? {}) : now;
  const changes = diffVersions(entry.type, pick(contents.get(before.content) ?? {}), pick(later));
  const { files, entries } = listNamed(changes);
  return {
    before: toVersion(before),
    after: after && toVersion(after),
    changes,
    draftAt,
    titles: await readEntryTitles(strapi, userAbility, entry.locale, entries),
    missingFiles: await findMissingFiles(
      strapi,
      files.flatMap(({ id }) => id ?? []),
    ),
  };
}
