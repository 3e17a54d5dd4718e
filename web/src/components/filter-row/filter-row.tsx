import type { NewsFilter } from '@ochiq/pages/view-models/news/news-filters';

import { Filters, type OnChoose } from './filters';
import * as styles from './filter-row.module.css';

type FilterRowProps = { title: string; filters: readonly NewsFilter[]; onChoose?: OnChoose | undefined };

export function FilterRow({ title, filters, onChoose }: FilterRowProps) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <Filters label={title} filters={filters} onChoose={onChoose} />
    </div>
  );
}
