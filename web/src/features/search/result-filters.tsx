import { searchTypes } from '@ochiq/contract/search/search-terms';

import * as looks from '../../components/filter-row/filters.module.css';
import { useMessages } from '../../i18n/use-messages';
import { repeatFor, fillSlot, linkTo, showWhen } from './marks';
import * as styles from './results.module.css';

/** Renders links to results by type and by year, each with its number. */
export function ResultFilters() {
  const t = useMessages();
  return (
    <nav className={styles.filters} aria-label={t('search:filters')} {...showWhen('types', 'years')}>
      <ul className={looks.filters} aria-label={t('search:typeLabel')} {...showWhen('types')}>
        <li>
          <a className={looks.filter} {...linkTo('any-type', 'any-type')}>
            {t('search:anyType')}
          </a>
        </li>
        {searchTypes.map((type) => (
          <li key={type} {...showWhen(`type:${type}`)}>
            <a className={looks.filter} {...linkTo(`type:${type}`, `chosen:${type}`)}>
              {t(`search:type.${type}`)} <span className={looks.count} {...fillSlot(`count:${type}`)} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={looks.filters} aria-label={t('search:yearLabel')} {...showWhen('years')}>
        <li>
          <a className={looks.filter} {...linkTo('any-year', 'any-year')}>
            {t('search:anyYear')}
          </a>
        </li>
        <li {...repeatFor('years')}>
          <a className={looks.filter} {...linkTo('path', 'current')}>
            <span {...fillSlot('year')}>{t('search:yearLabel')}</span> <span className={looks.count} {...fillSlot('count')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}
