import type { LinkView } from '@ochiq/pages/view-models/link';

import { Link } from '../link/link';
import * as styles from './link-list.module.css';

export function LinkList({ links, inline = false, columns = false }: { links: readonly LinkView[]; inline?: boolean; columns?: boolean }) {
  return (
    <ul className={columns ? styles.columns : inline ? styles.inline : styles.list}>
      {links.map(({ label, path, lang }) => (
        <li key={path}>
          <Link to={path} lang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
