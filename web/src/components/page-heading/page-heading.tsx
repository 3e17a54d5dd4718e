import type { Locale } from '@ochiq/contract/routing/locales';
import { drawContourPaths } from '@ochiq/artwork/compute-contours';
import type { ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  /** Shown in the heading, after the title. */
  titleEnd?: ReactNode;
  lead: string | null;
  lang: Locale | null;
  /** The seed of the contour lines: every page has its own. */
  seed: string;
  /** Shown above the heading: the breadcrumb. */
  children?: ReactNode;
};

/** Renders the only heading of the first level on a page, and the page's purpose. */
export function PageHeading({ title, titleEnd, lead, lang, seed, children }: PageHeadingProps) {
  const lines = drawContourPaths({ seed, centre: [107, 37], step: 6.5, count: 8 });
  return (
    <div className={styles.band}>
      <svg className={styles.contours} viewBox="0 0 160 80" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d={lines.fine} strokeWidth={0.25} />
        <path d={lines.strong} strokeWidth={0.5} />
      </svg>
      <div className={styles.content}>
        {children}
        <div className={styles.heading} lang={getLangAttribute(lang)}>
          <h1>
            {title}
            {titleEnd}
          </h1>
          {lead !== null && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
    </div>
  );
}
