import type { ReactNode } from 'react';

import * as styles from './two-column-layout.module.css';

/** Renders a detail page: key facts in a column next to the text, above it where the page is narrow. */
export function TwoColumnLayout({ glance, children }: { glance: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.glance}>{glance}</div>
      <div className={styles.story}>{children}</div>
    </div>
  );
}
