import { defaultLocale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';

type Site = { locale: string; email: string; name: string };

/** Reads the office's name and address from the published site settings; null before there are any. */
export async function officeOf(strapi: Core.Strapi, language: string): Promise<Site | null> {
  const versions = await rowsOf<Site>(strapi, 'api::site.site').findMany({ where: { publishedAt: { $notNull: true } } });
  const inLanguage = (wanted: string) => versions.find(({ locale }) => locale === wanted);
  return inLanguage(language) ?? inLanguage(defaultLocale) ?? versions[0] ?? null;
}
