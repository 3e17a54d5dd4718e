import type { ReactNode } from 'react';

import * as styles from './with-aside.module.css';

/** Renders a side column next to the content; below it where the page is narrow. */
export function WithAside({ aside, label, children }: { aside: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside aria-label={label}>{aside}</aside>
    </div>
  );
}
