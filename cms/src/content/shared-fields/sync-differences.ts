import type { Core } from '@strapi/strapi';

import { compareShared, type Localizations } from './shared-values';

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
