import { searchQueryMax } from '@ochiq/contract/search/search-terms';

import { useMessages } from '../../i18n/use-messages';
import { fillSlot, linkTo, showWhen } from './marks';
import * as styles from './results.module.css';

/** Renders why there are no results, and what can be done about it. */
export function SearchStates() {
  const t = useMessages();
  return (
    <>
      <p className={styles.hint} {...showWhen('idle')}>
        {t('search:hint')}
      </p>
      <div className={styles.state} {...showWhen('nothing')}>
        <h2>{t('search:nothing')}</h2>
        <p>{t('search:nothingHint')}</p>
        <p {...showWhen('narrowed')}>
          <a {...linkTo('everything')}>{t('search:everywhere')}</a>
        </p>
      </div>
      <div className={styles.state} {...showWhen('too-long')}>
        <h2>{t('search:tooLong')}</h2>
        <p>{t('search:tooLongHint', { most: searchQueryMax })}</p>
      </div>
      <div className={styles.state} {...showWhen('unavailable')}>
        <h2>{t('search:unavailable')}</h2>
        <p>{t('search:unavailableHint')}</p>
      </div>
      <p {...showWhen('repaired')}>
        {t('search:understood')} <strong {...fillSlot('repaired')} />
      </p>
    </>
  );
}
