import type { ReactNode } from 'react';

import * as styles from './unseen.module.css';

/** Words for those who hear the page; to the eye it says the same in another way. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
