import type { LanguageLink, Shell } from '@ochiq/pages/view/shell';
import type { ReactNode } from 'react';

import { Emblem } from '../emblem/emblem';
import { AnyLink } from '../any-link/any-link';
import { LanguageSwitch } from '../language-switch/language-switch';
import { Link } from '../link/link';
import * as styles from './site-header.module.css';

type SiteHeaderProps = {
  shell: Pick<Shell, 'home' | 'shortName' | 'superiorBody'>;
  languages: readonly LanguageLink[];
  /** The menu, where the page has one. */
  children?: ReactNode;
};

export function SiteHeader({ shell: { home, shortName, superiorBody }, languages, children }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.topRow}>
          <p className={styles.superior}>
            <AnyLink href={superiorBody.href}>{superiorBody.label}</AnyLink>
          </p>
          <LanguageSwitch languages={languages} />
        </div>
      </div>
      <div className={styles.bar}>
        <Link className={styles.name} to={home}>
          <Emblem />
          <span>{shortName}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}
