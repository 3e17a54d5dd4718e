import type { ReactNode } from 'react';

import { Icon, type IconName } from '../icon/icon';
import * as styles from './icon-facts.module.css';

/** `value` is `null` where it is unknown: the fact is left out. */
export type IconFact = { icon: IconName; label: string; value: ReactNode };

/** Renders contacts of a person or an office, each with an icon. */
export function IconFacts({ facts }: { facts: readonly IconFact[] }) {
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
