import type { ReactNode } from 'react';

import * as styles from './status-words.module.css';

/** How a thing stands, said plainly beside its sign. */
export function StatusWords({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.status}>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
