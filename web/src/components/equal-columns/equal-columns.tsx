import type { ReactNode } from 'react';

import * as styles from './equal-columns.module.css';

/** Renders two parts of a page of equal weight. */
export function EqualColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
