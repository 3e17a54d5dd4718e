import type { ReactNode } from 'react';

import * as styles from './with-portrait.module.css';

/** Renders a person's page: portrait and contacts on one side, the text on the other. */
export function WithPortrait({ portrait, facts, children }: { portrait: ReactNode; facts: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.portrait}>{portrait}</div>
        <div className={styles.facts}>{facts}</div>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
