import type { ReactNode } from 'react';

import * as styles from './status-words.module.css';

/** Renders an explanation next to a status. */
export function StatusWords({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.status}>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
