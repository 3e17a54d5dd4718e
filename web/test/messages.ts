import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '@ochiq/contract/routing/locales';
import { createInstance, type i18n } from 'i18next';

import { namespaces, type Namespace } from '../src/i18n/namespaces';
import type { Catalogue } from '../src/i18n/to-pseudo-message';

export const source = (...parts: string[]) => path.join(__dirname, '..', 'src', ...parts);

const catalogues = new Map<string, Catalogue>();

/** Reads a file of messages; each once, as every page asks for the same ones. */
export function catalogueOf(locale: Locale, namespace: Namespace): Catalogue {
  const file = source('i18n', locale, `${namespace}.json`);
  const known = catalogues.get(file);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  catalogues.set(file, read);
  return read;
}

/** The answer to a page's message query. */
export function messageFiles(locale: Locale, requestedNamespaces: readonly Namespace[] = namespaces) {
  return {
    locales: {
      edges: requestedNamespaces.map((ns) => ({ node: { ns, language: locale, data: JSON.stringify(catalogueOf(locale, ns)) } })),
    },
  };
}

const unchanged = (catalogue: Catalogue) => catalogue;
const instances = new Map<typeof unchanged, Map<string, i18n>>();

/** Messages as a page has them; asking for one that the page did not query throws. Pages that ask for the same share an instance. */
export function messagesOf(locale: Locale, requestedNamespaces: readonly Namespace[] = namespaces, change = unchanged): i18n {
  const changed = instances.get(change) ?? new Map<string, i18n>();
  instances.set(change, changed);
  const key = [locale, ...requestedNamespaces].join(' ');
  const instance = changed.get(key) ?? createMessages(locale, requestedNamespaces, change);
  changed.set(key, instance);
  return instance;
}

function createMessages(locale: Locale, requestedNamespaces: readonly Namespace[], change: typeof unchanged): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    resources: { [locale]: Object.fromEntries(requestedNamespaces.map((ns) => [ns, change(catalogueOf(locale, ns))])) },
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
