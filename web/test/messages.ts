import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '@ochiq/contract/locales';
import { createInstance, type i18n } from 'i18next';

import { namespaces, type Namespace } from '../src/i18n/namespaces';
import type { Catalogue } from '../src/i18n/pseudo';

export const source = (...parts: string[]) => path.join(__dirname, '..', 'src', ...parts);

export function catalogueOf(locale: Locale, namespace: Namespace): Catalogue {
  return JSON.parse(readFileSync(source('i18n', locale, `${namespace}.json`), 'utf8')) as Catalogue;
}

/** The answer to a page's message query. */
export function messageFiles(locale: Locale, wanted: readonly Namespace[] = namespaces) {
  return { locales: { edges: wanted.map((ns) => ({ node: { ns, language: locale, data: JSON.stringify(catalogueOf(locale, ns)) } })) } };
}

/** Messages as a page has them; asking for one that the page did not query throws. */
export function messagesOf(locale: Locale, wanted: readonly Namespace[] = namespaces, change = (catalogue: Catalogue) => catalogue): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    resources: { [locale]: Object.fromEntries(wanted.map((ns) => [ns, change(catalogueOf(locale, ns))])) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => {
      throw new Error(`No message ${namespace}:${key} on this page`);
    },
    missingInterpolationHandler: (text: string) => {
      throw new Error(`A value is missing in “${text}”`);
    },
  });
  return instance;
}
