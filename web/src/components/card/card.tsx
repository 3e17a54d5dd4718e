import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './card.module.css';

/** `box` is one of a grid, `lead` opens a page or a part of it, `row` is one of a short list. */
export type CardShape = 'box' | 'lead' | 'row';

type CardProps = {
  title: string;
  to: string;
  lang?: Locale | null;
  level: HeadingLevel;
  shape?: CardShape;
  /** A picture before the heading. */
  media?: ReactNode;
  /** Small facts above the heading. */
  eyebrow?: ReactNode;
  children?: ReactNode;
};

/** Renders an item of a list as a card; all of it links to the item's page. */
export function Card({ title, to, lang = null, level, shape = 'box', media, eyebrow, children }: CardProps) {
  return (
    <article className={styles.card} data-shape={shape}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        {eyebrow}
        <Heading level={level} className={styles.title}>
          <Link to={to} lang={lang}>
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}
