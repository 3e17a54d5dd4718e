import type { Locale } from '@ochiq/contract/routing/locales';
import type { TemplateName } from '@ochiq/contract/routing/routes';
import { createInstance, type i18n } from 'i18next';
import type { ComponentType } from 'react';

import { toPseudoCatalogue, type Catalogue } from '../i18n/to-pseudo-message';
import type { PageContext } from '../layouts/page-context';
import type { Modules } from './states';

const components = require.context('../components', true, /^(?!.*\.test\.).*\.tsx$/u);
const templates = require.context('../templates', false, /\.tsx$/u);
const catalogues = require.context('../i18n', true, /\.json$/u);

/** Loads all components of the site. */
export const loadComponents = (): Modules =>
  Object.fromEntries(components.keys().map((key) => [key, components(key) as Record<string, unknown>]));

export const loadTemplate = (name: TemplateName) =>
  (templates(`./${name}.tsx`) as { default: ComponentType<{ pageContext: PageContext }> }).default;

/** Loads all messages of a language. */
export function loadMessages(locale: Locale, pseudo: boolean): i18n {
  const files = catalogues.keys().filter((key) => key.startsWith(`./${locale}/`));
  const shape = pseudo ? toPseudoCatalogue : (catalogue: Catalogue) => catalogue;
  const namespaces = files.map((key) => [key.replace(/^.*\/|\.json$/gu, ''), shape(catalogues(key) as Catalogue)]);
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    resources: { [locale]: Object.fromEntries(namespaces) as Record<string, Catalogue> },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
