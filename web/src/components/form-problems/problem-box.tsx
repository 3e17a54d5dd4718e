import type { ReactNode, Ref } from 'react';

import * as styles from './form-problems.module.css';

/** The edge gives it the focus as the page comes when it shows it: of several, which a page may not have, the one in sight. */
const focusedWhenShown = { 'data-focus': '' };

type ProblemBoxProps = {
  children: ReactNode;
  /** Hides it for the edge to show. */
  when?: string;
  /** What takes the focus. */
  at?: Ref<HTMLDivElement>;
};

/** Says over a form why it was not sent. */
export function ProblemBox({ when, at, children }: ProblemBoxProps) {
  const hidden = when !== undefined && { ...focusedWhenShown, hidden: true, 'data-when': when };
  return (
    <div ref={at} className={styles.box} role="alert" tabIndex={-1} {...hidden}>
      {children}
    </div>
  );
}
