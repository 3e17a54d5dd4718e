import type { NewsListBody } from '@ochiq/pages/page-builders/news-list';

import { useMessages } from '../../i18n/use-messages';
import { FilterRow, Filters } from '../filters/filters';
import * as styles from './news-filters.module.css';

/** Renders the filters of the list of news: links, so that every part has an address of its own. */
export function NewsFilters({ filters: { all, years, categories, tags } }: Pick<NewsListBody, 'filters'>) {
  const t = useMessages();
  if (all.count === 0) return null;
  return (
    <nav className={styles.filters} aria-label={t('news:filters')}>
      <FilterRow title={t('news:categories')} filters={[{ ...all, label: t('news:all') }, ...categories]} />
      <FilterRow title={t('news:years')} filters={years} />
      {tags.length > 0 && (
        <details className={styles.tags} open={tags.some(({ current }) => current)}>
          <summary className={styles.summary}>{t('news:tags')}</summary>
          <Filters label={t('news:tags')} filters={tags} />
        </details>
      )}
    </nav>
  );
}
