import type { Locale } from '@ochiq/contract/routing/locales';
import { searchTypes } from '@ochiq/contract/search/search-terms';
import { useId } from 'react';

import { SearchForm } from '../../components/search-box/search-field';
import { useMessages } from '../../i18n/use-messages';
import { fillSlot } from './edge-attributes';
import * as styles from './query-form.module.css';
import { SuggestionField } from './suggestion-field';

/** Marks a control whose value the edge fills in. */
const place = { 'data-place': '' };

/** Renders the form of a query: words, type and year. */
export function QueryForm({ path, locale }: { path: string; locale: Locale }) {
  const t = useMessages();
  const id = useId();
  return (
    <SearchForm action={path} label={t('common:searchSite')}>
      <SuggestionField locale={locale} size="page" attributes={{ ...place, ...fillSlot('q') }} />
      <div className={styles.filters}>
        <div className={styles.filter}>
          <label htmlFor={`${id}-type`}>{t('search:typeLabel')}</label>
          <select id={`${id}-type`} className={styles.control} name="type" {...place} {...fillSlot('type')}>
            <option value="">{t('search:anyType')}</option>
            {searchTypes.map((type) => (
              <option key={type} value={type}>
                {t(`search:type.${type}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}-year`}>{t('search:yearLabel')}</label>
          <input
            id={`${id}-year`}
            className={styles.control}
            name="year"
            inputMode="numeric"
            pattern="[0-9]{4}"
            maxLength={4}
            autoComplete="off"
            {...place}
            {...fillSlot('year')}
          />
        </div>
      </div>
    </SearchForm>
  );
}
