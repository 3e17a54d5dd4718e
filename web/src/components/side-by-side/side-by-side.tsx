import type { ReactNode } from 'react';

import * as styles from './side-by-side.module.css';

/** Renders two parts of a page of equal weight. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
