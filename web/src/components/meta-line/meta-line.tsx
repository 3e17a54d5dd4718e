import { Children, type ReactNode } from 'react';

import * as styles from './meta-line.module.css';

/** Renders small facts in one line under a heading. */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.meta}>
      {Children.toArray(children).map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
