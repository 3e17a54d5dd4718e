import type { ReactNode } from 'react';

import * as styles from './band.module.css';

/** A stretch of a page from edge to edge; its content keeps the page's width. */
export function Band({ ground = 'paper', children }: { ground?: 'paper' | 'sand'; children: ReactNode }) {
  return (
    <div className={styles.band} data-ground={ground} data-scroll-in="">
      <div className={styles.content}>{children}</div>
    </div>
  );
}
