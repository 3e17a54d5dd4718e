import type { Change } from '@ochiq/contract/wire/change';
import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { ReplacedVersion } from '@ochiq/contract/wire/undone-version';
import type { Content, Document } from '@ochiq/pages/content/content';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';
import { getEntrySource } from '@ochiq/pages/content/parse-content';

import type { ChangeFacts } from '../transaction/journal.ts';

type Published = ChangeFacts['published'];

type DocumentVersion = { type: ContentTypeName; documentId: string; locale: string };

/**
 * Returns the editors' name of a document: of its published version, or the one before this change; otherwise its id. The
 * only document of a type needs no name but the type's.
 */
function findName({ type, documentId, locale }: DocumentVersion, content: Content, replaced: readonly ReplacedVersion[]): string {
  const documents: ReadonlyMap<string, Document<ContentTypeName>> = content[type];
  const versions = Object.entries(documents.get(documentId)?.versions ?? {});
  const entry = (versions.find(([code]) => code === locale) ?? versions[0])?.[1];
  const before = replaced.filter((one) => one.type === type && one.documentId === documentId);
  const known = entry ?? (before.find((one) => one.locale === locale) ?? before[0])?.before;
  const name = known ? getEntrySource(type, known).name : documentId;
  return name === documentId && contentTypes[type].kind === 'single' ? '' : name;
}

/**
 * Lists the documents of log rows, each language once. A translation that is outdated, or no longer, is not published by that.
 * @param replaced the versions that the change replaces
 */
export function listPublishedDocuments(changes: readonly Change[], content: Content, replaced: readonly ReplacedVersion[]): Published {
  const byKey = new Map<string, Published[number]>();
  for (const change of changes) {
    if (change.type === null) continue;
    const { type, documentId } = change;
    const isNotice = change.kind === 'outdated';
    for (const locale of change.locales) {
      const version = { type, documentId, locale };
      const key = formatVersionKey(version);
      if (isNotice && byKey.has(key)) continue;
      byKey.set(key, { ...version, name: findName(version, content, replaced), ...(isNotice && { isNotice }) });
    }
  }
  return [...byKey.values()];
}

/**
 * Lists the documents by which editors know a change: those that it published or unpublished, and only where there are none the
 * translations whose notice it changed.
 */
export function listKnownDocuments({ published }: Pick<ChangeFacts, 'published'>): Published {
  const documents = published.filter(({ isNotice }) => !isNotice);
  return documents.length > 0 ? documents : published;
}
