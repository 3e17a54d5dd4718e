import { searchTypes } from '@ochiq/contract/search/search-terms';

import { placeholderDay } from '../../components/form-outcome/format-day';
import { useMessages } from '../../i18n/use-messages';
import { repeatFor, fillSlot, linkTo, showWhen } from './marks';
import * as styles from './results.module.css';

/** Renders the results, best first: the edge repeats the one item for each. */
export function SearchHits() {
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
