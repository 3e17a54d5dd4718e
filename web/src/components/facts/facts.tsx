import type { ReactNode } from 'react';

import * as styles from './facts.module.css';

type FactsProps = {
  /** A label and what it says; a fact that is not known (`null`) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  compact?: boolean;
};

/** What is known of a thing, label by label. */
export function Facts({ rows, compact = false }: FactsProps) {
  const known = rows.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={compact ? styles.compact : styles.facts}>
      {known.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
