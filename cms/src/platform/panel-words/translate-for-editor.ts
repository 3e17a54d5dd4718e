import { isLocale, localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

type RequestState = { user?: { preferedLanguage?: string | null } };

/**
 * Returns a text in the language of the editor's panel; in all languages where the editor has chosen none. Without an
 * editor, as while the CMS is filled, it is for the operator: English, as all messages to operators.
 */
export function translateForEditor(strapi: Core.Strapi, texts: Localized<string>): string {
  const { user } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  if (user === undefined) return texts.en;
  const chosen = user.preferedLanguage;
  return isLocale(chosen) ? texts[chosen] : localeCodes.map((code) => texts[code]).join(' / ');
}
