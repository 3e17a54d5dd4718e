import type { Locale } from '@ochiq/contract/routing/locales';

/** English texts of Strapi, the database or the contract, with the panel's translations. */
export type Translations = Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>>;
