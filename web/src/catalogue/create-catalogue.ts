import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { defaultLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { buildSite } from '@ochiq/pages/site';
import type { CreatePagesArgs } from 'gatsby';

import { buildExampleContent, exampleSets, type ExampleFile } from './build-example-content';
import { selectCataloguePages, type CatalogueContext } from './example-context';

type SiteSettings = { siteUrl: string; panelUrl: string; today: string; pseudo: boolean };

const getCataloguePath = (locale: Locale) => (locale === defaultLocale ? '/catalogue' : `/${locale}/catalogue`);

/** Adds the component catalogue, one page per language, in development; a published site never has it. */
export function createCatalogue(
  { createPage }: Pick<CreatePagesArgs['actions'], 'createPage'>,
  site: string,
  settings: SiteSettings,
): void {
  if (process.env.NODE_ENV !== 'development') return;
  const { resolve } = createRequire(path.join(site, 'package.json'));
  const planned = exampleSets.map((set) => {
    const content = buildExampleContent(
      set,
      (type) => JSON.parse(readFileSync(resolve(`@ochiq/contract/examples/${type}.json`), 'utf8')) as ExampleFile,
    );
    return buildSite(content, settings).pages;
  });
  for (const locale of localeCodes) {
    const context: CatalogueContext = {
      locale,
      siteUrl: settings.siteUrl,
      pseudo: settings.pseudo,
      pages: selectCataloguePages(planned, locale),
    };
    const at = getCataloguePath(locale);
    // One language: the catalogue has its messages itself, and the plugin looks for none.
    const i18n = { language: locale, languages: [locale], defaultLanguage: locale, routed: true, originalPath: at, path: at };
    createPage({
      path: at,
      component: path.join(site, 'src', 'catalogue', 'catalogue-page.tsx'),
      context: { ...context, language: locale, i18n },
    });
  }
}
