import type { ReactNode } from 'react';

import * as styles from './glance.module.css';

type GlanceProps = {
  /** A label and what it says; a fact that is not known (`null`) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Stands above the facts: a date's leaf, a status. */
  children?: ReactNode;
};

/** What a reader wants to know of a thing before reading on. */
export function Glance({ rows, children }: GlanceProps) {
  return (
    <div className={styles.glance}>
      {children}
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
