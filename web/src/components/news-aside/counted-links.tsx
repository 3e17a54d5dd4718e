import type { NewsFilter } from '@ochiq/pages/view/news-filters';

import { langOf } from '../../i18n/lang-of';
import { Counted } from '../counted/counted';
import { Link } from '../link/link';
import * as styles from './counted-links.module.css';

/** Renders links to parts of the news, each with its number of items where known. */
export function CountedLinks({ links }: { links: readonly NewsFilter[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path, lang, count }) => (
        <li key={path}>
          <Link className={styles.link} to={path}>
            <span lang={langOf(lang)}>{label}</span> {count !== null && <Counted count={count} className={styles.count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
