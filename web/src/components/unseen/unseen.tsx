import type { ReactNode } from 'react';

import * as styles from './unseen.module.css';

/** Renders text for screen readers only; visually the same is expressed in another way. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
