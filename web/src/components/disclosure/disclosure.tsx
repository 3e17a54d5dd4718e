import type { Locale } from '@ochiq/contract/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import * as styles from './disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  level: HeadingLevel;
  children: ReactNode;
  lang?: Locale | null;
  /** An anchor inside: browsers open what holds the place that an address names. */
  anchor?: string;
  /** Open before the reader opens it. */
  open?: boolean;
  /** Left out of sight by what the reader looks for. */
  hidden?: boolean;
};

/** A heading that opens what is under it, without a script. */
export function Disclosure({ title, level, children, lang = null, anchor, open = false, hidden = false }: DisclosureProps) {
  return (
    <details className={styles.details} open={open} hidden={hidden}>
      <summary className={styles.summary}>
        <Heading level={level} lang={lang} className={styles.title}>
          {title}
        </Heading>
      </summary>
      <div className={styles.content} id={anchor}>
        {children}
      </div>
    </details>
  );
}
