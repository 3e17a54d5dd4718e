import type { ReactNode } from 'react';

import * as styles from './band.module.css';

/** Renders a band of the page from edge to edge; its content has the page's width. */
export function Band({ ground = 'paper', children }: { ground?: 'paper' | 'sand'; children: ReactNode }) {
  return (
    <div className={styles.band} data-ground={ground} data-scroll-in="">
      <div className={styles.content}>{children}</div>
    </div>
  );
}
