import type { Locale } from '@ochiq/contract/routing/locales';
import type { HomeBody } from '@ochiq/pages/page-builders/home';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Link } from '../link/link';
import * as styles from './quick-links.module.css';

/** Renders links to what most people come for. */
export function QuickLinks({ links, lang }: { links: HomeBody['quickLinks']; lang: Locale | null }) {
  return (
    <ul className={styles.list} lang={getLangAttribute(lang)}>
      {links.map(({ label, note, path }) => (
        <li key={path} className={styles.item}>
          <Link className={styles.link} to={path}>
            {label}
          </Link>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
