import type { ContentTypeName } from '@ochiq/contract/content-types';

import type { FreshChange } from './record';

/** The published version of a document in one language. */
export type PublishedVersion = { id: number; locale: string; updatedAt: string };

type DocumentChange = Extract<FreshChange, { type: ContentTypeName }>;
type Kind = DocumentChange['kind'];
type DocumentIdentity = Pick<DocumentChange, 'type' | 'documentId'>;

/**
 * Returns what has changed between two reads of the published versions of a document. Strapi makes a new row when it
 * publishes; a shared value that reaches another language changes the existing row.
 * @param removalKind the kind of change recorded for a version that no longer exists
 */
export function diffVersions(
  identity: DocumentIdentity,
  removalKind: 'unpublish' | 'delete',
  before: readonly PublishedVersion[],
  after: readonly PublishedVersion[],
): readonly DocumentChange[] {
  const ids = new Set(before.map(({ id }) => id));
  const revisions = new Set(before.map(({ id, updatedAt }) => `${String(id)} ${updatedAt}`));
  const isUnchanged = ({ id, updatedAt }: PublishedVersion) => revisions.has(`${String(id)} ${updatedAt}`);
  const changed: Readonly<Partial<Record<Kind, readonly PublishedVersion[]>>> = {
    [removalKind]: before.filter(({ locale }) => !after.some((version) => version.locale === locale)),
    publish: after.filter(({ id }) => !ids.has(id)),
    shared: after.filter((version) => ids.has(version.id) && !isUnchanged(version)),
  };
  return (Object.entries(changed) as [Kind, readonly PublishedVersion[]][]).flatMap(([kind, versions]) =>
    versions.length === 0 ? [] : [{ kind, ...identity, locales: versions.map(({ locale }) => locale).sort(), file: null }],
  );
}
