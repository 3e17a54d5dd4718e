import { defaultLocale } from '@ochiq/contract/locales';
import type { Core, Modules } from '@strapi/strapi';

type Schema = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;
type ContentTypes = {
  getNestedPopulateOfNonLocalizedAttributes: (uid: string) => readonly string[];
  copyNonLocalizedAttributes: (schema: Schema, entry: Entry) => Entry;
};
type Localizations = { syncNonLocalizedAttributes: (entry: Entry, schema: Schema) => Promise<void> };
type Published = { entries?: readonly { id: number; documentId: string; locale: string }[] };

const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'id' || key === 'documentId' ? undefined : part));

/**
 * A shared value is the same in all published languages. Strapi compares with some version of the
 * document to see whether it has changed, and often finds the one that was just saved.
 */
export function sharedFields(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const result = await next();
    if (context.action !== 'publish' || !context.uid.startsWith('api::')) return result;
    const { entries = [] } = result as Published;
    const source = entries.find(({ locale }) => locale === defaultLocale) ?? entries[0];
    if (!source) return result;
    const i18n = strapi.plugin('i18n');
    const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes } = i18n.service<ContentTypes>('content-types');
    const schema = strapi.contentType(context.uid) as unknown as Schema;
    const versions = (await strapi.db.query(context.uid).findMany({
      where: { documentId: source.documentId, publishedAt: { $notNull: true } },
      populate: getNestedPopulateOfNonLocalizedAttributes(context.uid),
    })) as (Entry & { id: number })[];
    const values = new Set(versions.map((version) => withoutIds(copyNonLocalizedAttributes(schema, version))));
    const whole = versions.find(({ id }) => id === source.id);
    if (values.size > 1 && whole) {
      await i18n.service<Localizations>('localizations').syncNonLocalizedAttributes(whole, schema);
    }
    return result;
  };
}
