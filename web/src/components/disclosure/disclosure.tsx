import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading';
import * as styles from './disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  level: HeadingLevel;
  children: ReactNode;
  lang?: Locale | null;
  /** An anchor inside: browsers open the element that contains the target of an address. */
  anchor?: string;
  /** Open before the reader opens it. */
  open?: boolean;
  /** Hidden by the reader's search. */
  hidden?: boolean;
};

/** Renders a heading that opens the content under it, without a script. */
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
