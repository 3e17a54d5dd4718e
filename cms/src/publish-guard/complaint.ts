import { perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../panel/in-editors-language';

/** What keeps an entry from being published: in which language, where, and what. */
export type Complaint = { locale: string; path: readonly string[]; message: Localized<string> };

const refusals: Localized<string> = {
  uz: 'Buni eʼlon qilib boʻlmaydi',
  ru: 'Это нельзя опубликовать',
  en: "This can't be published",
};

/** English sentences begin with the field; the other languages can't, and name it before. */
const sentence = (reader: Locale, { locale, path, message }: Complaint) =>
  `${path.join('.')}${reader === 'en' ? '' : ':'} ${message[reader]} (${locale})`;

const refusal = (reader: Locale, complaints: readonly Complaint[]) =>
  `${refusals[reader]}: ${complaints.map((complaint) => sentence(reader, complaint)).join('; ')}`;

/**
 * Does nothing where nobody complains.
 * @throws a ValidationError that names each field; the panel shows it beside the field
 */
export function refuseIfAny(strapi: Core.Strapi, complaints: readonly Complaint[]): void {
  if (complaints.length === 0) return;
  const text = perLocale((reader) => refusal(reader, complaints));
  throw new errors.ValidationError(inEditorsLanguage(strapi, text), {
    errors: complaints.map(({ path, message, locale }) => ({
      path,
      message: inEditorsLanguage(strapi, message),
      name: 'ValidationError',
      locale,
    })),
  });
}
