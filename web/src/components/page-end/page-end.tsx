import type { PageDates } from '@ochiq/pages/define-page';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../inline-text/inline-text';
import { FactRows } from '../fact-rows/fact-rows';
import { Share } from '../share/share';
import * as styles from './page-end.module.css';

type PageEndProps = PageDates & {
  title: string;
  url: string;
  /** The feedback form. */
  children: ReactNode;
};

/** Renders the end of every page: its dates, sharing, and on paper its address. */
export function PageEnd({ title, url, published, updated, children }: PageEndProps) {
  const t = useMessages();
  return (
    <div className={styles.pageEnd}>
      <div className={styles.content}>
        <FactRows
          compact
          rows={[
            [t('common:published'), published && <DateText date={published} />],
            [t('common:updated'), updated && <DateText date={updated} />],
          ]}
        />
        <Share title={title} url={url} />
        {children}
        <p className={styles.address}>
          {t('common:pageAddress')} {url}
        </p>
      </div>
    </div>
  );
}
