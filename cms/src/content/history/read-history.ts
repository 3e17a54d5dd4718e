import type { Core } from '@strapi/strapi';

import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import type { Field } from '@ochiq/contract/fields/field';
import { findTextReferences } from '@ochiq/contract/fields/entry-values';
import { listStoredTargets } from '@ochiq/contract/fields/stored-menu';
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

const getTargetEntry = (target: ReturnType<typeof parseMenuTarget>) => {
  if (target?.kind === 'page') return { uid: getContentTypeUid('page'), documentId: target.documentId };
  return target?.kind === 'entry' ? { uid: getContentTypeUid(target.type), documentId: target.documentId } : null;
};

/** Lists the entries that the menus and texts of a version lead to. */
function listTargetEntries(type: ContentTypeName, content: StoredEntry) {
  const menus = Object.entries<Field>(contentTypes[type].fields).filter(([, { cms }]) => cms.type === 'json');
  const targets = [...menus.flatMap(([name]) => listStoredTargets(content[name])), ...findTextReferences(type, content)];
  return targets.flatMap(({ target }) => getTargetEntry(target) ?? []);
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
  const versions = [contents.get(before.content) ?? {}, after ? (contents.get(after.content) ?? {}) : now].map(pick);
  const [former = {}, later = {}] = versions;
  const readTitles = (named: readonly { uid: string; documentId: string }[]) => readEntryTitles(strapi, userAbility, entry.locale, named);
  const targetTitles = await readTitles(versions.flatMap((content) => listTargetEntries(entry.type, content)));
  const changes = diffVersions(
    entry.type,
    former,
    later,
    (target) => targetTitles[getTargetEntry(parseMenuTarget(target))?.documentId ?? ''] ?? target,
  );
  const { files, entries } = listNamed(changes);
  return {
    before: toVersion(before),
    after: after && toVersion(after),
    changes,
    draftAt,
    titles: await readTitles(entries),
    missingFiles: await findMissingFiles(
      strapi,
      files.flatMap(({ id }) => id ?? []),
    ),
  };
}
