import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core, Modules, UID } from '@strapi/strapi';

type Schema = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;
type StoredVersion = Entry & { id: number };
type ContentTypes = {
  getNestedPopulateOfNonLocalizedAttributes: (uid: string) => readonly string[];
  copyNonLocalizedAttributes: (schema: Schema, entry: Entry) => Entry;
};
type Localizations = { syncNonLocalizedAttributes: (entry: Entry, schema: Schema) => Promise<void> };

const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'id' || key === 'documentId' ? undefined : part));

/** Reads the versions of a document, drafts or published, and whether a shared value is not the same in all of them. */
async function compareShared(
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

type LocalizationsFactory = (host: { strapi: Core.Strapi }) => Localizations;

/**
 * Wraps the service that copies shared values to the other languages, so that it runs only where they differ. Strapi
 * compares the ids of components, too, which every save creates again: each language of such a type counted as changed
 * whenever another one was saved.
 */
export const syncDifferences =
  (make: LocalizationsFactory): LocalizationsFactory =>
  (host) => {
    const service = make(host);
    return {
      ...service,
      async syncNonLocalizedAttributes(entry, schema) {
        const status = entry['publishedAt'] ? 'published' : 'draft';
        const { differ } = await compareShared(host.strapi, String(schema['uid']), String(entry['documentId']), status);
        if (differ) await service.syncNonLocalizedAttributes(entry, schema);
      },
    };
  };

type Published = { entries?: readonly { id: number; documentId: string; locale: string }[] };

/**
 * Returns a document middleware that syncs shared values to all published languages. Strapi compares with some version
 * of the document to see whether a value has changed, and often finds the one that was just saved.
 */
export function syncSharedFields(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const result = await next();
    if (context.action !== 'publish' || !context.uid.startsWith('api::')) return result;
    const { entries = [] } = result as Published;
    const source = entries.find(({ locale }) => locale === defaultLocale) ?? entries[0];
    if (!source) return result;
    const { versions, differ } = await compareShared(strapi, context.uid, source.documentId, 'published');
    const sourceVersion = versions.find(({ id }) => id === source.id);
    if (differ && sourceVersion) {
      const schema = strapi.contentType(context.uid) as unknown as Schema;
      await strapi.plugin('i18n').service<Localizations>('localizations').syncNonLocalizedAttributes(sourceVersion, schema);
    }
    return result;
  };
}
