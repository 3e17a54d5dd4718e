import type { LanguageLink, SiteChrome } from '@ochiq/pages/view-models/site-chrome';
import type { ReactNode } from 'react';
import { withPrefix } from 'gatsby';

import { useMessages } from '../../i18n/use-messages';
import { EditorLink, Link, FullLoadLink } from '../link/link';
import { Icon } from '../icon/icon';
import * as styles from './site-header.module.css';

/**
 * Renders the institution's emblem; without one the site's own drawing: a drop over layers of earth. The name next to
 * it is its text alternative.
 */
function Emblem({ src }: { src: string | null }) {
  if (src !== null) return <img className={styles.emblem} src={withPrefix(src)} alt="" width={48} height={48} />;
  return (
    <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.ground} cx="24" cy="24" r="23" />
      <path className={styles.sand} d="M4 27c6-5 10 3 16-1s9-5 24 0v4c-15-5-18-4-24 0s-11-3-15 1z" />
      <path className={styles.water} d="M5 32c6-5 10 3 16-1s9-5 22 0c-3 8-10 14-19 14S8 40 5 32z" />
      <path className={styles.drop} d="M24 7c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z" />
    </svg>
  );
}

/** How many letters of a language's name narrow screens show: Oʻz, Ўзб, Рус, Eng. */
const shortLength = 3;

/** Renders plain links to the other languages and alphabets, so that the server sees the choice and can remember it. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useMessages();
  return (
    <nav aria-label={t('common:languages')}>
      <ul className={styles.languages}>
        {languages.map(({ tag, name, path, current }) => (
          <li key={tag}>
            <a className={styles.language} href={withPrefix(path)} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined}>
              {name.slice(0, shortLength)}
              <span className={styles.rest}>{name.slice(shortLength)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SiteHeaderProps = {
  shell: Pick<SiteChrome, 'emblem' | 'home' | 'search' | 'shortName' | 'superiorBody'>;
  languages: readonly LanguageLink[];
  /** The display settings. */
  settings: ReactNode;
  /** The menu, where the page has one. */
  children?: ReactNode;
};

export function SiteHeader({ shell: { emblem, home, search, shortName, superiorBody }, languages, settings, children }: SiteHeaderProps) {
  const t = useMessages();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.topRow}>
          <p className={styles.superiorBody}>
            <EditorLink href={superiorBody.href}>{superiorBody.label}</EditorLink>
          </p>
          <div className={styles.controls}>
            <LanguageSwitch languages={languages} />
            {/* On the search page Gatsby would put it in the place of the question, to which no way would lead back. */}
            <FullLoadLink className={styles.search} to={search}>
              <Icon name="search" />
              <span>{t('common:search')}</span>
            </FullLoadLink>
            {settings}
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <Link className={styles.name} to={home}>
          <Emblem src={emblem} />
          <span>{shortName}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}
