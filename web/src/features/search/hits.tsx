import { searchTypes } from '@ochiq/contract/search-terms';

import { unknownDay } from '../../components/form-outcome/day-text';
import { useMessages } from '../../i18n/use-messages';
import { each, slot, to, when } from './marks';
import * as styles from './results.module.css';

/** Renders the results, best first: the edge repeats the one item for each. */
export function Hits() {
  const t = useMessages();
  return (
    <ol className={styles.hits} {...when('found')}>
      <li className={styles.hit} {...each('hits')}>
        <h3 className={styles.title}>
          <a {...to('path')} {...slot('title')}>
            {t('search:hit')}
          </a>
        </h3>
        <p className={styles.snippet} {...when('snippet')} {...slot('snippet')} />
        <p className={styles.facts}>
          {searchTypes.map((type) => (
            <span key={type} {...when(`type:${type}`)}>
              {t(`search:one.${type}`)}
            </span>
          ))}
          <time dateTime={unknownDay} {...when('date')} {...slot('date')} />
        </p>
      </li>
    </ol>
  );
}
