import type { NewsFilter } from '@ochiq/pages/view-models/news/news-filters';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { CountBadge } from '../count-badge/count-badge';
import { Link } from '../link/link';
import * as styles from './counted-links.module.css';

/** Renders links to parts of the news, each with its number of items where known. */
export function CountedLinks({ links }: { links: readonly NewsFilter[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path, lang, count }) => (
        <li key={path}>
          <Link className={styles.link} to={path}>
            <span lang={getLangAttribute(lang)}>{label}</span> {count !== null && <CountBadge count={count} className={styles.count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
