import { readFileSync } from 'node:fs';

import type { TemplateName } from '@ochiq/contract/routing/routes';
import type { Page } from '@ochiq/pages/page';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

import { namespaces, type Namespace } from '../src/i18n/namespaces';
import type { Catalogue } from '../src/i18n/to-pseudo-message';
import type { PageContext, TemplateHeadProps } from '../src/layouts/page-props';
import { SiteUrl } from '../src/layouts/site-url';
import { messageFiles, messagesOf, source } from './messages';

type Template = {
  default: ComponentType<{ pageContext: PageContext }>;
  Head: ComponentType<Pick<TemplateHeadProps, 'data' | 'pageContext'>>;
};

const templateOf = (name: TemplateName) => jest.requireActual<Template>(source('templates', `${name}.tsx`));

const queried = new Map<TemplateName, Namespace[]>();

/** The namespaces that a template's query asks for. */
export function queriedNamespaces(name: TemplateName): Namespace[] {
  const known = queried.get(name);
  if (known) return known;
  const query = readFileSync(source('templates', `${name}.tsx`), 'utf8');
  const list = /ns: \{ in: \[(?<list>[^\]]*)\]/u.exec(query)?.groups?.['list'] ?? '';
  const pageNamespaces = namespaces.filter((namespace) => list.includes(`"${namespace}"`));
  queried.set(name, pageNamespaces);
  return pageNamespaces;
}

const contextOf = (page: Page): PageContext => ({ page, language: page.locale, siteUrl: 'https://ochiq.example' });

/** A page as the build makes it, with the messages that its template asks for and no others. */
export function renderPage(page: Page, change?: (catalogue: Catalogue) => Catalogue): string {
  const { default: Component } = templateOf(page.template);
  return renderToStaticMarkup(
    <I18nextProvider i18n={messagesOf(page.locale, queriedNamespaces(page.template), change)}>
      <SiteUrl.Provider value={contextOf(page).siteUrl}>
        <Component pageContext={contextOf(page)} />
      </SiteUrl.Provider>
    </I18nextProvider>,
  );
}

export function renderHead(page: Page): string {
  const { Head } = templateOf(page.template);
  return renderToStaticMarkup(<Head data={messageFiles(page.locale, queriedNamespaces(page.template))} pageContext={contextOf(page)} />);
}
