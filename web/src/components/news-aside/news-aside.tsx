import type { BlogSidebarBody } from '@ochiq/pages/plan/blog';

import { useMessages } from '../../i18n/use-messages';
import { Filters } from '../filter-row/filters';
import { NewsCard } from '../news-card/news-card';
import { RowList } from '../row-list/row-list';
import { SearchBox } from '../search-box/search-box';
import { Titled } from '../titled/titled';
import { CountedLinks } from './counted-links';
import * as styles from './news-aside.module.css';

/** What stands beside a list of news. */
export function NewsAside({ categories, tags, recent, search }: Pick<BlogSidebarBody, 'categories' | 'tags' | 'recent' | 'search'>) {
  const t = useMessages();
  return (
    <div className={styles.aside}>
      <SearchBox action={search} size="aside" />
      {categories.length > 0 && (
        <Titled title={t('news:categories')}>
          <CountedLinks links={categories} />
        </Titled>
      )}
      {tags.length > 0 && (
        <Titled title={t('news:tags')}>
          <Filters label={t('news:tags')} filters={tags} />
        </Titled>
      )}
      {recent.length > 0 && (
        <Titled title={t('news:recent')}>
          <RowList items={recent}>{(news) => <NewsCard news={news} level={3} shape="row" brief />}</RowList>
        </Titled>
      )}
    </div>
  );
}
