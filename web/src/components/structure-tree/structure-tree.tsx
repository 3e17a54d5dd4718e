import type { UnitNode } from '@ochiq/pages/plan/units';

import { langOf } from '../../i18n/lang-of';
import { Link } from '../link/link';
import * as styles from './structure-tree.module.css';

/** The structure as lists within lists: read out as it is drawn. */
export function StructureTree({ units }: { units: readonly UnitNode[] }) {
  return (
    <ul className={styles.tree}>
      {units.map(({ id, label, path, lang, head, children }) => (
        <li key={id}>
          <div className={styles.box}>
            <Link to={path} lang={lang}>
              {label}
            </Link>
            {head && (
              <p className={styles.head} lang={langOf(head.lang)}>
                {head.position}: <Link to={head.path}>{head.name}</Link>
              </p>
            )}
          </div>
          {children.length > 0 && <StructureTree units={children} />}
        </li>
      ))}
    </ul>
  );
}
