import type { ReactNode } from 'react';

import * as styles from './beside.module.css';

/** A thing's own page: what is known of it at a glance stands beside the story, above it where the page is narrow. */
export function Beside({ glance, children }: { glance: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.glance}>{glance}</div>
      <div className={styles.story}>{children}</div>
    </div>
  );
}
