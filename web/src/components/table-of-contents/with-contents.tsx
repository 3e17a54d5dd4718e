import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { isLongPage, type HeadingAnchors } from './heading-anchors';
import { TableOfContents } from './table-of-contents';
import * as styles from './with-contents.module.css';

type WithContentsProps = {
  places: HeadingAnchors;
  /** The language of the headings where it is not the page's. */
  lang: Locale | null;
  children: ReactNode;
};

/** Renders a long page with its table of contents; a short one unchanged. */
export function WithContents({ places, lang, children }: WithContentsProps) {
  if (!isLongPage(places)) return children;
  return (
    <div className={styles.columns}>
      <TableOfContents places={places} lang={lang} />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
