import type { ReactNode } from 'react';

import * as styles from './visually-hidden.module.css';

/** Renders text for screen readers only; visually the same is expressed in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
