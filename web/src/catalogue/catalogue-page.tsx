import type { PageProps } from 'gatsby';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';

import { SiteUrl } from '../layouts/site-url';
import { loadComponents, loadMessages, loadTemplate } from './bundled';
import * as styles from './catalogue.module.css';
import type { CatalogueContext } from './example-context';
import { recordComponents } from './recorded';

const title = 'Catalogue';
const notShown = 'No example shows it.';

/** Renders every component in every state that the contract's examples produce. */
export default function CataloguePage({ pageContext }: PageProps<unknown, CatalogueContext>) {
  const messages = useMemo(() => loadMessages(pageContext.locale, pageContext.pseudo), [pageContext]);
  const recorded = useMemo(
    () => recordComponents(pageContext, { components: loadComponents(), templateOf: loadTemplate, messages }),
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
