import type { ReactNode } from 'react';
import { drawBandPaths } from '@ochiq/artwork/bands';

import * as styles from './card-list.module.css';

const width = 960;
const height = 96;
const bands = [
  { top: 34, swing: 22 },
  { top: 54, swing: 16 },
  { top: 74, swing: 10 },
];

/** Renders the message of an empty list, over a drawing of quiet ground. */
export function EmptyList({ children }: { children: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{children}</p>
      <svg className={styles.drawing} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none" aria-hidden="true">
        {drawBandPaths({ seed: children, width, height, bands }).map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  );
}

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
  if (items.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <ul className={wide ? styles.singleColumn : styles.grid} data-narrow={narrow || undefined}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
