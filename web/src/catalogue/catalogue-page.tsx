import type { PageProps } from 'gatsby';
import { useMemo, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { TemplateName } from '@ochiq/contract/routing/routes';
import { createInstance, type i18n } from 'i18next';

import { SiteUrl } from '../layouts/site-url';
import * as styles from './catalogue.module.css';
import type { CatalogueContext } from './example-context';
import { recordComponents } from './recorded';
import { toPseudoCatalogue, type Catalogue } from '../i18n/to-pseudo-message';
import type { PageContext } from '../layouts/page-props';
import type { Modules } from './states';

const components = require.context('../components', true, /^(?!.*\.test\.).*\.tsx$/u);
const templates = require.context('../templates', false, /\.tsx$/u);
const catalogues = require.context('../i18n', true, /\.json$/u);

/** Loads all components of the site. */
const loadComponents = (): Modules => Object.fromEntries(components.keys().map((key) => [key, components(key) as Record<string, unknown>]));

const loadTemplate = (name: TemplateName) =>
  (templates(`./${name}.tsx`) as { default: ComponentType<{ pageContext: PageContext }> }).default;

/** Loads all messages of a language. */
function loadMessages(locale: Locale, pseudo: boolean): i18n {
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

const title = 'Catalogue';
const notShown = 'No example shows it.';

/** Renders every component in every state that the contract's examples produce. */
export default function CataloguePage({ pageContext }: PageProps<unknown, CatalogueContext>) {
  const messages = useMemo(() => loadMessages(pageContext.locale, pageContext.pseudo), [pageContext]);
  const recorded = useMemo(
    () => recordComponents(pageContext, { components: loadComponents(), loadTemplate, messages }),
    [pageContext, messages],
  );
  return (
    <I18nextProvider i18n={messages}>
      <SiteUrl.Provider value={pageContext.siteUrl}>
        <main className={styles.catalogue}>
          <h1>{title}</h1>
          <nav aria-label={title}>
            <ul className={styles.names}>
              {recorded.map(({ name }) => (
                <li key={name}>
                  <a href={`#component-${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {recorded.map(({ name, component: Component, states }) => (
            <section key={name} id={`component-${name}`} className={styles.component}>
              <h2>{name}</h2>
              {states.length === 0 && <p>{notShown}</p>}
              {states.map((state) => (
                <figure key={state.name} className={styles.state}>
                  <figcaption className={styles.name}>{state.name}</figcaption>
                  <Component {...state.props} />
                </figure>
              ))}
            </section>
          ))}
        </main>
      </SiteUrl.Provider>
    </I18nextProvider>
  );
}

export function Head() {
  return <title>{title}</title>;
}
