import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';

type OfficeSite = { locale: string; email: string; name: string };

/** Reads the office's name and address from the published site settings; null before there are any. */
export async function readOffice(strapi: Core.Strapi, language: string): Promise<OfficeSite | null> {
  const versions = await getRows<OfficeSite>(strapi, 'api::site.site').findMany({ where: { publishedAt: { $notNull: true } } });
  const findVersion = (code: string) => versions.find(({ locale }) => locale === code);
  return findVersion(language) ?? findVersion(defaultLocale) ?? versions[0] ?? null;
}
