import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { TemplateName } from '@ochiq/contract/routing/routes';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

import { exampleSets } from '../../test/example-content';
import { examplePages } from '../../test/example-pages';
import { messagesOf, source } from '../../test/messages';
import type { PageContext } from '../layouts/page-props';
import { SiteUrl } from '../layouts/site-url';
import { selectCataloguePages } from './example-context';
import { recordComponents } from './recorded';
import type { CataloguedComponent, Modules } from './states';

type Axe = { run: (element: Element, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
const axe = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** Of pages, where a part stands once and among others; and of colours, which jsdom does not know. */
const ofPages = [
  'color-contrast',
  'color-contrast-enhanced',
  'duplicate-id',
  'duplicate-id-aria',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];
const rules = Object.fromEntries(ofPages.map((id) => [id, { enabled: false }]));

const files = readdirSync(source('components'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);
const components: Modules = Object.fromEntries(
  files.map((file) => [`./${file}`, jest.requireActual<Record<string, unknown>>(source('components', file))]),
);
const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].sort();

const siteUrl = 'https://ochiq.example';
const loadTemplate = (name: TemplateName) =>
  jest.requireActual<{ default: ComponentType<{ pageContext: PageContext }> }>(source('templates', `${name}.tsx`)).default;

const recorded = new Map<Locale, CataloguedComponent[]>();

function recordedIn(locale: Locale): CataloguedComponent[] {
  const known = recorded.get(locale);
  if (known) return known;
  const pages = selectCataloguePages(exampleSets.map(examplePages), locale);
  const made = recordComponents({ locale, siteUrl, pseudo: false, pages }, { components, loadTemplate, messages: messagesOf(locale) });
  recorded.set(locale, made);
  return made;
}

it.each(folders)('the examples show the component %s', (folder) => {
  const states = recordedIn('uz').filter((component) => component.folder === folder && component.states.length > 0);
  expect(states.map(({ name }) => name)).not.toEqual([]);
});

function htmlOf({ component: Component, states }: CataloguedComponent, locale: Locale): string {
  const shown = states.map(({ name, props }) => (
    <section key={name} aria-label={name}>
      <Component {...props} />
    </section>
  ));
  return renderToStaticMarkup(
    <I18nextProvider i18n={messagesOf(locale)}>
      <SiteUrl.Provider value={siteUrl}>{shown}</SiteUrl.Provider>
    </I18nextProvider>,
  );
}

describe.each(localeCodes)('in %s', (locale) => {
  it('every component has its states', () => {
    for (const component of recordedIn(locale)) {
      const named = [component.folder, component.name, component.states.length > 0];
      if (component.states.length > 0) expect([...named, htmlOf(component, locale) !== '']).toEqual([...named, true]);
    }
  });
});

it.each(folders)(
  'the states of %s are accessible',
  async (folder) => {
    const element = document.createElement('main');
    element.innerHTML = recordedIn('uz')
      .filter((component) => component.folder === folder)
      .map((component) => htmlOf(component, 'uz'))
      .join('');
    document.body.replaceChildren(element);
    const { violations } = await axe.run(element, { rules, preload: false, iframes: false, resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
  60_000,
);
