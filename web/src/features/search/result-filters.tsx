import { searchTypes } from '@ochiq/contract/search-terms';

import * as looks from '../../components/filter-row/filters.module.css';
import { useMessages } from '../../i18n/use-messages';
import { each, slot, to, when } from './marks';
import * as styles from './results.module.css';

/** Renders links to results by type and by year, each with its number. */
export function ResultFilters() {
  const t = useMessages();
  return (
    <nav className={styles.filters} aria-label={t('search:filters')} {...when('types', 'years')}>
      <ul className={looks.filters} aria-label={t('search:typeLabel')} {...when('types')}>
        <li>
          <a className={looks.filter} {...to('any-type', 'any-type')}>
            {t('search:anyType')}
          </a>
        </li>
        {searchTypes.map((type) => (
          <li key={type} {...when(`type:${type}`)}>
            <a className={looks.filter} {...to(`type:${type}`, `chosen:${type}`)}>
              {t(`search:type.${type}`)} <span className={looks.count} {...slot(`count:${type}`)} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={looks.filters} aria-label={t('search:yearLabel')} {...when('years')}>
        <li>
          <a className={looks.filter} {...to('any-year', 'any-year')}>
            {t('search:anyYear')}
          </a>
        </li>
        <li {...each('years')}>
          <a className={looks.filter} {...to('path', 'current')}>
            <span {...slot('year')}>{t('search:yearLabel')}</span> <span className={looks.count} {...slot('count')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}
