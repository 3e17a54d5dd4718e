import type { NewsFilter } from '@ochiq/pages/view-models/news/news-filters';

import type { MouseEvent } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { CountBadge } from '../count-badge/count-badge';
import { Link } from '../link/link';
import * as styles from './filters.module.css';

/** Filters the list in the page, where possible. */
export type OnChoose = (filter: NewsFilter, event: MouseEvent) => void;

type FiltersProps = { label: string; filters: readonly NewsFilter[]; onChoose?: OnChoose | undefined };

/** Renders the filters of a list, each with its number of items where known. */
export function Filters({ label, filters, onChoose }: FiltersProps) {
  return (
    <ul className={styles.filters} aria-label={label}>
      {filters.map((filter) => (
        <li key={filter.path}>
          <Link
            className={styles.filter}
            to={filter.path}
            current={filter.current ? (onChoose ? 'true' : 'page') : undefined}
            onClick={
              onChoose &&
              ((event) => {
                onChoose(filter, event);
              })
            }
          >
            <span lang={getLangAttribute(filter.lang)}>{filter.label}</span>{' '}
            {filter.count !== null && <CountBadge count={filter.count} className={styles.count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
