import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';

/** What keeps an entry from being saved or published: in which language, if it has one, where, and what. */
export type EntryIssue = { locale?: string; path: readonly string[]; message: Localized<string> };

const refusals = {
  publish: { uz: 'Buni eʼlon qilib boʻlmaydi', ru: 'Это нельзя опубликовать', en: "This can't be published" },
  save: { uz: 'Buni saqlab boʻlmaydi', ru: 'Это нельзя сохранить', en: "This can't be saved" },
} as const satisfies Record<string, Localized<string>>;

type Action = keyof typeof refusals;

/** Formats an issue. English sentences begin with the field; the other languages name it before a colon. */
const formatIssue = (reader: Locale, { locale, path, message }: EntryIssue) =>
  `${path.join('.')}${reader === 'en' ? '' : ':'} ${message[reader]}${locale === undefined ? '' : ` (${locale})`}`;

const formatRefusal = (reader: Locale, action: Action, issues: readonly EntryIssue[]) =>
  `${refusals[action][reader]}: ${issues.map((issue) => formatIssue(reader, issue)).join('; ')}`;

/**
 * Throws where there are issues.
 * @throws a ValidationError that names each field; the panel shows it next to the field
 */
export function throwOnIssues(strapi: Core.Strapi, issues: readonly EntryIssue[], action: Action = 'publish'): void {
  if (issues.length === 0) return;
  const text = mapLocales((reader) => formatRefusal(reader, action, issues));
  throw new errors.ValidationError(translateForEditor(strapi, text), {
    errors: issues.map(({ path, message, locale }) => ({
      path,
      message: translateForEditor(strapi, message),
      name: 'ValidationError',
      locale,
    })),
  });
}
