import type { Locale } from '@ochiq/contract/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './card.module.css';

type CardProps = {
  title: string;
  to: string;
  lang?: Locale | null;
  level: HeadingLevel;
  /** Stands before the heading: a picture. */
  media?: ReactNode;
  children?: ReactNode;
};

/** One item of a list; the whole card leads to the item's page. */
export function Card({ title, to, lang = null, level, media, children }: CardProps) {
  return (
    <article className={styles.card}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.words}>
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
