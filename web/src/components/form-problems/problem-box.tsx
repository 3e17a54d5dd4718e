import type { ReactNode, Ref } from 'react';

import * as styles from './form-problems.module.css';

/** Browsers give it the focus when it is in sight as the page comes: no script is needed. */
const focusedAtOnce = { autoFocus: true };

type ProblemBoxProps = {
  children: ReactNode;
  /** Hides it for the edge to show. */
  when?: string;
  /** What takes the focus. */
  at?: Ref<HTMLDivElement>;
};

/** Says over a form why it was not sent. */
export function ProblemBox({ when, at, children }: ProblemBoxProps) {
  const hidden = when !== undefined && { ...focusedAtOnce, hidden: true, 'data-when': when };
  return (
    <div ref={at} className={styles.box} role="alert" tabIndex={-1} {...hidden}>
      {children}
    </div>
  );
}
