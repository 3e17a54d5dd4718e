import type { Core } from '@strapi/strapi';

type LocaleRow = { id: number; code: string; name: string };

type LocaleService = {
  findByCode: (code: string) => Promise<LocaleRow | null>;
  create: (locale: { code: string; name: string }) => Promise<LocaleRow>;
  update: (where: { id: number }, change: { name: string }) => Promise<LocaleRow>;
  getDefaultLocale: () => Promise<string>;
  setDefaultLocale: (locale: { code: string }) => Promise<void>;
};

/** Returns Strapi's own service for languages, typed. */
export function getLocaleService(strapi: Core.Strapi): LocaleService {
  return strapi.plugin('i18n').service<LocaleService>('locales');
}
