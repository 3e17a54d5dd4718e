import { searchQueryMax, searchTypes } from '@ochiq/contract/search/search-terms';
import { type Locale, locales } from '@ochiq/contract/routing/locales';

import * as filterStyles from '../../components/filters/filters.module.css';
import { useMessages } from '../../i18n/use-messages';
import { fillSlot, linkTo, repeatFor, showWhen } from './edge-attributes';
import * as styles from './search-results.module.css';

/** No language of ours needs more numbers to show all its plural categories. */
const maxNumber = 30;

/** Returns a number of each plural category: its message stands for the entire category. */
function listPluralSamples(locale: Locale): readonly (readonly [kind: Intl.LDMLPluralRule, number: number])[] {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const samplesByKind = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number <= maxNumber; number += 1) {
    const kind = rules.select(number);
    if (!samplesByKind.has(kind)) samplesByKind.set(kind, number);
  }
  return [...samplesByKind];
}

/** Renders the number of results for each plural category: the edge chooses the one that applies. */
export function ResultTotal({ locale }: { locale: Locale }) {
  const t = useMessages();
  return listPluralSamples(locale).map(([kind, count]) => {
    const [before, after] = t('search:found', { count }).split(String(count));
    return (
      <h2 key={kind} {...showWhen(`total:${kind}`)}>
        {before}
        <span {...fillSlot('total')} />
        {after}
      </h2>
    );
  });
}

/** Renders why there are no results, and what can be done about it. */
export function SearchStates() {
  const t = useMessages();
  return (
    <>
      <p className={styles.hint} {...showWhen('idle')}>
        {t('search:hint')}
      </p>
      <div className={styles.message} {...showWhen('nothing')}>
        <h2>{t('search:nothing')}</h2>
        <p>{t('search:nothingHint')}</p>
        <p {...showWhen('narrowed')}>
          <a {...linkTo('everything')}>{t('search:everywhere')}</a>
        </p>
      </div>
      <div className={styles.message} {...showWhen('too-long')}>
        <h2>{t('search:tooLong')}</h2>
        <p>{t('search:tooLongHint', { most: searchQueryMax })}</p>
      </div>
      <div className={styles.message} {...showWhen('unavailable')}>
        <h2>{t('search:unavailable')}</h2>
        <p>{t('search:unavailableHint')}</p>
      </div>
      <p {...showWhen('repaired')}>
        {t('search:understood')} <strong translate="no" {...fillSlot('repaired')} />
      </p>
    </>
  );
}

/** Renders links to results by type and by year, each with its number. */
export function ResultFilters() {
  const t = useMessages();
  return (
    <nav className={styles.filters} aria-label={t('search:filters')} {...showWhen('types', 'years')}>
      <ul className={filterStyles.filters} aria-label={t('search:typeLabel')} {...showWhen('types')}>
        <li>
          <a className={filterStyles.filter} {...linkTo('any-type', 'any-type')}>
            {t('search:anyType')}
          </a>
        </li>
        {searchTypes.map((type) => (
          <li key={type} {...showWhen(`type:${type}`)}>
            <a className={filterStyles.filter} {...linkTo(`type:${type}`, `chosen:${type}`)}>
              {t(`search:type.${type}`)} <span className={filterStyles.count} {...fillSlot(`count:${type}`)} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={filterStyles.filters} aria-label={t('search:yearLabel')} {...showWhen('years')}>
        <li>
          <a className={filterStyles.filter} {...linkTo('any-year', 'any-year')}>
            {t('search:anyYear')}
          </a>
        </li>
        <li {...repeatFor('years')}>
          <a className={filterStyles.filter} {...linkTo('path', 'current')}>
            <span {...fillSlot('year')}>{t('search:yearLabel')}</span> <span className={filterStyles.count} {...fillSlot('count')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}
