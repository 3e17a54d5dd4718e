import type { Locale } from '@ochiq/contract/routing/locales';
import { createInstance, type i18n } from 'i18next';

import type { MessageFiles } from './message-files';

/** Creates the i18next instance of one page in its language, for a part that has messages of its own. */
export function createPageI18n({ locales }: MessageFiles, locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    resources: {
      [locale]: Object.fromEntries(locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as Record<string, string>])),
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
