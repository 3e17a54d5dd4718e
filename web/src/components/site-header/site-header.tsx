import type { LanguageLink, SiteChrome } from '@ochiq/pages/view-models/site-chrome';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import { Emblem } from '../emblem/emblem';
import { Icon } from '../icon/icon';
import { LanguageSwitch } from '../language-switch/language-switch';
import { Link } from '../link/link';
import { LoadingLink } from '../loading-link/loading-link';
import * as styles from './site-header.module.css';

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
          <p className={styles.superior}>
            <AnyLink href={superiorBody.href}>{superiorBody.label}</AnyLink>
          </p>
          <div className={styles.choices}>
            <LanguageSwitch languages={languages} />
            {/* On the search page Gatsby would put it in the place of the question, to which no way would lead back. */}
            <LoadingLink className={styles.search} to={search}>
              <Icon name="search" />
              <span>{t('common:search')}</span>
            </LoadingLink>
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
