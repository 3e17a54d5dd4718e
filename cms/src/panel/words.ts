import type { Locale } from '@ochiq/contract/locales';

/** English as Strapi, the database or the contract has it, and what the panel says instead. */
export type Words = Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>>;
