import type { ReactNode } from 'react';

import * as styles from './stack.module.css';

/** Renders related things one below the other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
