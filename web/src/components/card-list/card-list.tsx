import type { ReactNode } from 'react';

import { Empty } from '../empty/empty';
import * as styles from './card-list.module.css';

type CardListProps<T> = {
  items: readonly T[];
  children: (item: T) => ReactNode;
  /** The text of an empty list. */
  empty: string;
  /** One below the other instead of in a grid. */
  wide?: boolean;
  /** For faces and other small things: more of them in a row. */
  narrow?: boolean;
};

export function CardList<T extends { id: string }>({ items, children, empty, wide = false, narrow = false }: CardListProps<T>) {
  if (items.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className={wide ? styles.wide : styles.grid} data-narrow={narrow || undefined}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
