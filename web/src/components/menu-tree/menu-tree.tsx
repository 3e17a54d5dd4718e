import type { SiteMapBody } from '@ochiq/pages/plan/help';

import { Link } from '../link/link';
import * as styles from './menu-tree.module.css';

/** The whole menu, opened. */
export function MenuTree({ groups }: { groups: SiteMapBody['menu'] }) {
  return (
    <ul className={styles.tree}>
      {groups.map(({ label, path, links }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
