import type { Core, UID } from '@strapi/strapi';

export type Schema = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;
export type StoredVersion = Entry & { id: number };
type ContentTypes = {
  getNestedPopulateOfNonLocalizedAttributes: (uid: string) => readonly string[];
  copyNonLocalizedAttributes: (schema: Schema, entry: Entry) => Entry;
};
export type Localizations = { syncNonLocalizedAttributes: (entry: Entry, schema: Schema) => Promise<void> };

const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'id' || key === 'documentId' ? undefined : part));

/** Reads the versions of a document, drafts or published, and whether a shared value is not the same in all of them. */
export async function compareShared(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  status: 'draft' | 'published',
): Promise<{ versions: readonly StoredVersion[]; differ: boolean }> {
  const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes } = strapi
    .plugin('i18n')
    .service<ContentTypes>('content-types');
  const schema = strapi.contentType(uid as UID.ContentType) as unknown as Schema;
  const versions = (await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { [status === 'draft' ? '$null' : '$notNull']: true } },
    populate: getNestedPopulateOfNonLocalizedAttributes(uid),
  })) as StoredVersion[];
  const values = new Set(versions.map((version) => withoutIds(copyNonLocalizedAttributes(schema, version))));
  return { versions, differ: values.size > 1 };
}
