import type { ReactNode } from 'react';

import * as styles from './facts-layout.module.css';

type FactsLayoutProps = {
  /** What is done here: the one action, where there is one. */
  action?: ReactNode;
  facts: ReactNode;
  /** The way around a long page. */
  contents?: ReactNode;
  children: ReactNode;
};

/** Renders key facts next to the text; above it where the page is narrow. */
export function FactsLayout({ action, facts, contents, children }: FactsLayoutProps) {
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
