import type { ReactNode } from 'react';

import * as styles from './fact-rows.module.css';

type FactRowsProps = {
  /** Labels and values; an unknown value (`null`) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  compact?: boolean;
};

/** Renders facts as rows of labels and values. */
export function FactRows({ rows, compact = false }: FactRowsProps) {
  const known = rows.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={compact ? styles.compact : styles.facts}>
      {known.map(([label, value], index) => (
        <div key={index} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
