import type { ReactNode, Ref } from 'react';

import * as styles from './form-problems.module.css';

/** The edge focuses it on load when it reveals it: of several, which a page may not have, the visible one. */
const focusedWhenShown = { 'data-focus': '' };

type ProblemBoxProps = {
  children: ReactNode;
  /** The condition under which the edge reveals it; hidden until then. */
  when?: string;
  /** The element that receives the focus. */
  at?: Ref<HTMLDivElement>;
};

/** Renders above a form why it was not sent. */
export function ProblemBox({ when, at, children }: ProblemBoxProps) {
  const hidden = when !== undefined && { ...focusedWhenShown, hidden: true, 'data-when': when };
  return (
    <div ref={at} className={styles.box} role="alert" tabIndex={-1} {...hidden}>
      {children}
    </div>
  );
}
