import type { SiteMapBody } from '@ochiq/pages/page-builders/help';

import { Link } from '../link/link';
import { LinkList } from '../link-list/link-list';
import * as styles from './menu-tree.module.css';

/** Renders the complete menu, expanded: each part of the site under its own name. */
export function MenuTree({ groups }: { groups: SiteMapBody['menu'] }) {
  return (
    <ul className={styles.tree}>
      {groups.map(({ label, lang, path, links }) => (
        <li key={path} className={styles.group}>
          <Link className={styles.name} to={path} lang={lang ?? null}>
            {label}
          </Link>
          {links.length > 0 && <LinkList links={links.map((link) => ({ ...link, lang: link.lang ?? null }))} />}
        </li>
      ))}
    </ul>
  );
}
