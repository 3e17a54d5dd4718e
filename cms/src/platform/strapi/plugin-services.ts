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

// Strapi types none of these services; these types follow the plugin's source, version 5.54.0.

type Values = Readonly<Record<string, unknown>>;

type UserService = {
  /** Hashes the password itself. */
  add: (values: Values) => Promise<{ documentId: string }>;
  edit: (id: number, values: Values) => Promise<unknown>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
};
type Services = { user: UserService };

/** Returns a service of Strapi's plugin for accounts, typed. */
export function getAccountService<Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] {
  return strapi.plugin('users-permissions').service<Services[Name]>(name);
}
