import type { ReactNode } from 'react';

import * as styles from './with-facts.module.css';

type WithFactsProps = {
  /** What is done here: the one action, where there is one. */
  action?: ReactNode;
  facts: ReactNode;
  /** The way around a long page. */
  contents?: ReactNode;
  children: ReactNode;
};

/** Renders key facts next to the text; above it where the page is narrow. */
export function WithFacts({ action, facts, contents, children }: WithFactsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.box}>
          {action}
          {facts}
        </div>
        {contents}
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
