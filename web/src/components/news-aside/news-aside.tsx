import type { BlogSidebarBody } from '@ochiq/pages/page-builders/blog';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { Filters } from '../filter-row/filters';
import { NewsCard } from '../news-card/news-card';
import { RowList } from '../row-list/row-list';
import { Section } from '../section/section';
import { CountedLinks } from './counted-links';
import * as styles from './news-aside.module.css';

type NewsAsideProps = Pick<BlogSidebarBody, 'categories' | 'tags' | 'recent'> & {
  /** The way to search the news. */
  search: ReactNode;
};

/** Renders the side column of a list of news. */
export function NewsAside({ categories, tags, recent, search }: NewsAsideProps) {
  const t = useMessages();
  return (
    <div className={styles.aside}>
      {search}
      {categories.length > 0 && (
        <Section title={t('news:categories')}>
          <CountedLinks links={categories} />
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={t('news:tags')}>
          <Filters label={t('news:tags')} filters={tags} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={t('news:recent')}>
          <RowList items={recent}>{(news) => <NewsCard news={news} level={3} shape="row" brief />}</RowList>
        </Section>
      )}
    </div>
  );
}
