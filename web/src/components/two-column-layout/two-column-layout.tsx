import type { ReactNode } from 'react';

import * as styles from './two-column-layout.module.css';

type KeyFactsProps = {
  /** Labels and values; an unknown value (`null`) is left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Shown above the facts: a date's leaf, a status. */
  children?: ReactNode;
};

/** Renders the key facts of a thing. */
export function KeyFacts({ rows, children }: KeyFactsProps) {
  return (
    <div className={styles.keyFacts}>
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

/** Renders a detail page: key facts in a column next to the text, above it where the page is narrow. */
export function TwoColumnLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
