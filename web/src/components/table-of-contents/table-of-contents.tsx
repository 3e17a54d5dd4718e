import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { type HeadingAnchors, isLongPage } from './heading-anchors';
import * as styles from './table-of-contents.module.css';

type ContentsLayoutProps = {
  anchors: HeadingAnchors;
  /** The language of the headings where it is not the page's. */
  lang: Locale | null;
  children: ReactNode;
};

/** Renders a long page with its table of contents; a short one unchanged. */
export function ContentsLayout({ anchors, lang, children }: ContentsLayoutProps) {
  if (!isLongPage(anchors)) return children;
  return (
    <div className={styles.columns}>
      <TableOfContents anchors={anchors} lang={lang} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

type TableOfContentsProps = { anchors: HeadingAnchors; lang: Locale | null };

function AnchorList({ anchors, lang }: TableOfContentsProps) {
  return (
    <ol className={styles.list} lang={getLangAttribute(lang)}>
      {[...anchors.values()].map(({ id, label }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Renders the table of contents of a long page: open in a side column where the page is wide, folded above the text
 * where it is narrow.
 */
export function TableOfContents({ anchors, lang }: TableOfContentsProps) {
  const t = useMessages();
  if (!isLongPage(anchors)) return null;
  return (
    <nav className={styles.contents} aria-label={t('common:contents')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{t('common:contents')}</summary>
        <AnchorList anchors={anchors} lang={lang} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{t('common:contents')}</p>
        <AnchorList anchors={anchors} lang={lang} />
      </div>
    </nav>
  );
}
