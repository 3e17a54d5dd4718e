import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';

/** What letters need of the published site settings. */
type PublishedSite = { locale: string; email: string; name: string; cyrillicWords: string | null };

/** Reads the published site settings, in the default language where there are none in this one; null before there are any. */
export async function readPublishedSite(strapi: Core.Strapi, language: string): Promise<PublishedSite | null> {
  const versions = await getRows<PublishedSite>(strapi, 'api::site.site').findMany({ where: { publishedAt: { $notNull: true } } });
  const findVersion = (code: string) => versions.find(({ locale }) => locale === code);
  return findVersion(language) ?? findVersion(defaultLocale) ?? versions[0] ?? null;
}
