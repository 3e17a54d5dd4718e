import type { NewsFilter } from '@ochiq/pages/view-models/news/news-filters';
import type { MouseEvent } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Link } from '../link/link';
import * as styles from './filters.module.css';
import { useMessages } from '../../i18n/use-messages';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

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

/**
 * Renders the number of items behind a link's name: a number for the eye, and words for screen readers, so that “2026
 * 18” is no year.
 */
export function CountBadge({ count, className }: { count: number; className: string | undefined }) {
  const t = useMessages();
  return (
    <>
      <VisuallyHidden>{t('common:counted', { count })}</VisuallyHidden>
      <span className={className} aria-hidden="true">
        {count}
      </span>
    </>
  );
}

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
