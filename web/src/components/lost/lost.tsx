import type { ReactNode } from 'react';

import { DryWell } from '../dry-well/dry-well';
import * as styles from './lost.module.css';

/** A page that has nothing to show: the ways on, beside a quiet drawing. */
export function Lost({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.ways}>{children}</div>
      <DryWell seed={seed} />
    </div>
  );
}
