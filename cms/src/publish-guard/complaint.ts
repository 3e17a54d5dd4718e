import { perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../panel/in-editors-language';

/** What keeps an entry from being saved or published: in which language, if it has one, where, and what. */
export type Complaint = { locale?: string; path: readonly string[]; message: Localized<string> };

const refusals = {
  publish: { uz: 'Buni eʼlon qilib boʻlmaydi', ru: 'Это нельзя опубликовать', en: "This can't be published" },
  save: { uz: 'Buni saqlab boʻlmaydi', ru: 'Это нельзя сохранить', en: "This can't be saved" },
} as const satisfies Record<string, Localized<string>>;

type Action = keyof typeof refusals;

/** Formats an issue. English sentences begin with the field; the other languages name it before a colon. */
const sentence = (reader: Locale, { locale, path, message }: Complaint) =>
  `${path.join('.')}${reader === 'en' ? '' : ':'} ${message[reader]}${locale === undefined ? '' : ` (${locale})`}`;

const refusal = (reader: Locale, action: Action, complaints: readonly Complaint[]) =>
  `${refusals[action][reader]}: ${complaints.map((complaint) => sentence(reader, complaint)).join('; ')}`;

/**
 * Throws where there are issues.
 * @throws a ValidationError that names each field; the panel shows it next to the field
 */
export function refuseIfAny(strapi: Core.Strapi, complaints: readonly Complaint[], action: Action = 'publish'): void {
  if (complaints.length === 0) return;
  const text = perLocale((reader) => refusal(reader, action, complaints));
  throw new errors.ValidationError(inEditorsLanguage(strapi, text), {
    errors: complaints.map(({ path, message, locale }) => ({
      path,
      message: inEditorsLanguage(strapi, message),
      name: 'ValidationError',
      locale,
    })),
  });
}
