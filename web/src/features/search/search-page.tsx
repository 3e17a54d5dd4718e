import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { searchTypes } from '@ochiq/contract/search/search-terms';

import { EdgeContent, useServedQuery } from './edge-content';
import { SearchHelp, type SearchHelpProps } from './search-help';
import { QueryForm } from './query-form';
import { ResultFilters, ResultTotal, SearchStates } from './search-results';
import * as styles from './search-results.module.css';
import { useMessages } from '../../i18n/use-messages';
import { fillSlot, linkTo, repeatFor, showWhen } from './edge-attributes';
import * as paginationStyles from '../../components/pagination/pagination.module.css';
import { placeholderDay } from '../../components/form-outcome/format-day';

/** Renders the end of the page's heading: the query. */
export function QueryInTitle({ path }: { path: string }) {
  return (
    <EdgeContent path={path} name="asked" as="span">
      <span {...showWhen('asked')}>
        {' '}
        <q translate="no" {...fillSlot('q')} />
      </span>
    </EdgeContent>
  );
}

/** Renders the results, best first: the edge repeats the one item for each. */
function SearchHits() {
  const t = useMessages();
  return (
    <ol className={styles.hits} {...showWhen('found')}>
      <li className={styles.hit} {...repeatFor('hits')}>
        <h3 className={styles.title}>
          <a {...linkTo('path')} {...fillSlot('title')}>
            {t('search:hit')}
          </a>
        </h3>
        <p className={styles.snippet} {...showWhen('snippet')} {...fillSlot('snippet')} />
        <p className={styles.facts}>
          {searchTypes.map((type) => (
            <span key={type} {...showWhen(`type:${type}`)}>
              {t(`search:one.${type}`)}
            </span>
          ))}
          <time dateTime={placeholderDay} {...showWhen('date')} {...fillSlot('date')} />
        </p>
      </li>
    </ol>
  );
}

/** Renders links to further pages of results. */
function ResultPages() {
  const t = useMessages();
  return (
    <nav className={paginationStyles.pagination} aria-label={t('common:pages')} {...showWhen('pages')}>
      <a className={paginationStyles.step} rel="prev" {...linkTo('previous')} {...showWhen('previous')}>
        {t('search:previous')}
      </a>
      <ol className={paginationStyles.pages}>
        <li {...repeatFor('pages')}>
          <a className={paginationStyles.page} {...linkTo('path', 'current')} {...showWhen('page')}>
            <span {...fillSlot('number')}>{t('search:hit')}</span>
          </a>
          <span className={paginationStyles.gap} {...showWhen('gap')}>
            …
          </span>
        </li>
      </ol>
      <a className={paginationStyles.step} rel="next" {...linkTo('next')} {...showWhen('next')}>
        {t('search:next')}
      </a>
    </nav>
  );
}

/** Renders links to results of the same query in other languages. */
function OtherLanguageLinks({ locale }: { locale: Locale }) {
  const t = useMessages();
  return (
    <div className={styles.otherLanguages} {...showWhen('elsewhere')}>
      <p>{t('search:elsewhere')}</p>
      <ul className={styles.languages}>
        {localeCodes
          .filter((code) => code !== locale)
          .map((code) => (
            <li key={code} {...showWhen(`elsewhere:${code}`)}>
              <a lang={locales[code].tag} hrefLang={locales[code].tag} {...linkTo(`in:${code}`)}>
                {locales[code].name} (<span {...fillSlot(`count:${code}`)} />)
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

type SearchPageProps = SearchHelpProps & { path: string; locale: Locale };

/**
 * Renders the search page with everything that the edge may need: it fills in results and removes what does not apply.
 */
export function SearchPage({ path, locale, ...help }: SearchPageProps) {
  useServedQuery(path);
  return (
    <div className={styles.page}>
      <QueryForm path={path} locale={locale} />
      <EdgeContent className={styles.results} path={path} name="answer">
        <ResultTotal locale={locale} />
        <SearchStates />
        <ResultFilters />
        <SearchHits />
        <ResultPages />
        <OtherLanguageLinks locale={locale} />
        <SearchHelp {...help} />
      </EdgeContent>
    </div>
  );
}
