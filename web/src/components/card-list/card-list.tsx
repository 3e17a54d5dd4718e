import type { ReactNode } from 'react';

import * as styles from './card-list.module.css';

type CardListProps<T> = {
  items: readonly T[];
  children: (item: T) => ReactNode;
  /** What is said where there is nothing. */
  empty: string;
  /** One below the other instead of side by side. */
  wide?: boolean;
};

export function CardList<T extends { id: string }>({ items, children, empty, wide = false }: CardListProps<T>) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={wide ? styles.wide : styles.grid}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
