import type { UnitNode } from '@ochiq/pages/page-builders/units';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Link } from '../link/link';
import { PhoneLink } from '../contact-links/contact-links';
import * as styles from './structure-tree.module.css';

function Unit({ unit: { label, path, lang, head, phone } }: { unit: UnitNode }) {
  return (
    <>
      <Link className={styles.name} to={path} lang={lang}>
        {label}
      </Link>
      {head && (
        <p className={styles.details} lang={getLangAttribute(head.lang)}>
          {head.position}: <Link to={head.path}>{head.name}</Link>
        </p>
      )}
      {phone !== null && (
        <p className={styles.details}>
          <PhoneLink number={phone} />
        </p>
      )}
    </>
  );
}

/** Renders the structure as nested lists, so that screen readers read it as it is drawn. */
export function StructureTree({ units }: { units: readonly UnitNode[] }) {
  return (
    <ul className={styles.tree}>
      {units.map((unit) => (
        <li key={unit.id} className={styles.unit}>
          <Unit unit={unit} />
          {unit.children.length > 0 && <StructureTree units={unit.children} />}
        </li>
      ))}
    </ul>
  );
}
