import { defaultLocale, localeCodes, messageFallbackLocale } from '@ochiq/contract/routing/locales';

import type { PlannedPage } from './page.ts';

/** Builds the context that Gatsby stores for a page and passes to its template. */
export function buildPageContext(planned: PlannedPage, siteUrl: string) {
  const { form, locale, path } = planned;
  return {
    page: planned.page(),
    siteUrl,
    language: locale,
    // gatsby-plugin-react-i18next leaves pages alone that have this. Its `defaultLanguage` decides
    // nothing but the language of a missing message.
    i18n: {
      language: locale,
      languages: localeCodes,
      defaultLanguage: messageFallbackLocale,
      generateDefaultLanguagePage: true,
      routed: form !== 'plain' || locale !== defaultLocale,
      originalPath: path,
      path,
    },
  };
}
