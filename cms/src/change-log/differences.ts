import type { ContentTypeName } from '@ochiq/contract/content-types';

import type { FreshChange } from './record';

/** The published version of a document in one language. */
export type Version = { id: number; locale: string; updatedAt: string };

type DocumentChange = Extract<FreshChange, { type: ContentTypeName }>;
type Kind = DocumentChange['kind'];
type About = Pick<DocumentChange, 'type' | 'documentId'>;

/**
 * Returns what has changed between two reads of the published versions of a document. Strapi makes a new row when it
 * publishes; a shared value that reaches another language changes the existing row.
 * @param removalKind the kind of change recorded for a version that no longer exists
 */
export function differences(
  about: About,
  gone: 'unpublish' | 'delete',
  before: readonly Version[],
  after: readonly Version[],
): readonly DocumentChange[] {
  const ids = new Set(before.map(({ id }) => id));
  const looks = new Set(before.map(({ id, updatedAt }) => `${String(id)} ${updatedAt}`));
  const isSeen = ({ id, updatedAt }: Version) => looks.has(`${String(id)} ${updatedAt}`);
  const found: Readonly<Partial<Record<Kind, readonly Version[]>>> = {
    [gone]: before.filter(({ locale }) => !after.some((version) => version.locale === locale)),
    publish: after.filter(({ id }) => !ids.has(id)),
    shared: after.filter((version) => ids.has(version.id) && !isSeen(version)),
  };
  return (Object.entries(found) as [Kind, readonly Version[]][]).flatMap(([kind, versions]) =>
    versions.length === 0 ? [] : [{ kind, ...about, locales: versions.map(({ locale }) => locale).sort(), file: null }],
  );
}
