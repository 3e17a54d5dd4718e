import type { ReactNode } from 'react';

import { DryWell } from '../dry-well/dry-well';
import * as styles from './empty-state.module.css';

/** Renders a page without content: ways to continue, next to a drawing. */
export function EmptyState({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.ways}>{children}</div>
      <DryWell seed={seed} />
    </div>
  );
}
