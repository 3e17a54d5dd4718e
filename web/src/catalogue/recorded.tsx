import type { ComponentType } from 'react';
import * as developmentRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import type { TemplateName } from '@ochiq/contract/routing/routes';

import type { PageContext } from '../layouts/page-props';
import { SiteUrl } from '../layouts/site-url';
import type { CatalogueContext } from './example-context';
import { listComponents, recordProps, type CataloguedComponent, type Modules } from './states';

type Template = ComponentType<{ pageContext: PageContext }>;
type Sources = { components: Modules; loadTemplate: (name: TemplateName) => Template; messages: i18n };

/** Returns the module itself, whose functions all callers use, not this file's view of it. */
const unwrapModule = (module: object) => (module as { default?: Record<string, unknown> }).default ?? {};

/** Records all components of the site as the pages of the examples use them. */
export function recordComponents({ locale, siteUrl, pages }: CatalogueContext, sources: Sources): CataloguedComponent[] {
  const propsByComponent = recordProps([unwrapModule(runtime), unwrapModule(developmentRuntime)], () => {
    for (const page of pages) {
      const Template = sources.loadTemplate(page.template);
      renderToStaticMarkup(
        <I18nextProvider i18n={sources.messages}>
          <SiteUrl.Provider value={siteUrl}>
            <Template pageContext={{ page, language: locale, siteUrl }} />
          </SiteUrl.Provider>
        </I18nextProvider>,
      );
    }
  });
  return listComponents(sources.components, propsByComponent);
}
