import type { ReactNode } from 'react';

import * as styles from './with-portrait.module.css';

export function WithPortrait({ portrait, children }: { portrait: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>{portrait}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
