import type { ReactNode } from 'react';

import * as styles from './divided-list.module.css';

type DividedListProps<T> = {
  items: readonly T[];
  children: (item: T) => ReactNode;
  /** In two columns where the page is wide. */
  columns?: boolean;
};

/** Renders rows with a line between: for items that are read by their text. */
export function DividedList<T extends { id: string }>({ items, children, columns = false }: DividedListProps<T>) {
  if (items.length === 0) return null;
  return (
    <ul className={columns ? styles.columns : styles.rows}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
