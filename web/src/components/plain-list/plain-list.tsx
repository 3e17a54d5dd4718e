import type { ReactNode } from 'react';

import * as styles from './plain-list.module.css';

/** Renders a list that is read from top to bottom; the items draw their own lines. */
export function PlainList<T extends { id: string }>({ items, children }: { items: readonly T[]; children: (item: T) => ReactNode }) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
