import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { compareShared, type Localizations, type Schema } from './shared-values';

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
