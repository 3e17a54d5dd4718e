import type { ReactNode } from 'react';

import * as styles from './key-facts.module.css';

type KeyFactsProps = {
  /** Labels and values; an unknown value (`null`) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Shown above the facts: a date's leaf, a status. */
  children?: ReactNode;
};

/** Renders the key facts of a thing. */
export function KeyFacts({ rows, children }: KeyFactsProps) {
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
