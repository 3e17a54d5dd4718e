import type { ReactNode } from 'react';

import * as styles from './stripe.module.css';

/** Renders a part of a page on another background colour, from edge to edge of the window. */
export function Stripe({ children }: { children: ReactNode }) {
  return <div className={styles.stripe}>{children}</div>;
}
