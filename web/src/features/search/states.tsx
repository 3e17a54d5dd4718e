import { searchQueryMax } from '@ochiq/contract/search-terms';

import { useMessages } from '../../i18n/use-messages';
import { slot, to, when } from './marks';
import * as styles from './results.module.css';

/** Renders why there are no results, and what can be done about it. */
export function States() {
  const t = useMessages();
  return (
    <>
      <p className={styles.hint} {...when('idle')}>
        {t('search:hint')}
      </p>
      <div className={styles.state} {...when('nothing')}>
        <h2>{t('search:nothing')}</h2>
        <p>{t('search:nothingHint')}</p>
        <p {...when('narrowed')}>
          <a {...to('everything')}>{t('search:everywhere')}</a>
        </p>
      </div>
      <div className={styles.state} {...when('too-long')}>
        <h2>{t('search:tooLong')}</h2>
        <p>{t('search:tooLongHint', { most: searchQueryMax })}</p>
      </div>
      <div className={styles.state} {...when('unavailable')}>
        <h2>{t('search:unavailable')}</h2>
        <p>{t('search:unavailableHint')}</p>
      </div>
      <p {...when('repaired')}>
        {t('search:understood')} <strong {...slot('repaired')} />
      </p>
    </>
  );
}
