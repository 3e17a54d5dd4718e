import type { ReactNode } from 'react';

import * as styles from './full-width.module.css';

/** Renders a band of the page from edge to edge; its content has the page's width. */
export function FullWidthBand({ ground = 'paper', children }: { ground?: 'paper' | 'sand'; children: ReactNode }) {
  return (
    <div className={styles.band} data-ground={ground} data-scroll-in="">
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Renders a part of a page on another background colour, from edge to edge of the window. */
export function FullWidthBackground({ children }: { children: ReactNode }) {
  return <div className={styles.background}>{children}</div>;
}
