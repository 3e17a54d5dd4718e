import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { publishTogether } from './together';

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type DocumentManager = { publishMany: (uid: string, ids: readonly string[], locale?: string | readonly string[]) => Promise<number> };
export type DocumentManagerFactory = (host: { strapi: Core.Strapi }) => DocumentManager;

/** Wraps the content manager's document service: entries that are published together may link to each other. */
export const withBulkPublishing =
  (make: DocumentManagerFactory): DocumentManagerFactory =>
  (host) => {
    const service = make(host);
    return {
      ...service,
      publishMany: (uid, ids, locale) =>
        publishTogether(
          ids.map((documentId) => ({ uid, documentId, locale: locale ?? defaultLocale })),
          () => service.publishMany(uid, ids, locale),
        ),
    };
  };
