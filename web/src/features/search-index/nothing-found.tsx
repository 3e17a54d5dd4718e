import type { Shell } from '@ochiq/pages/view/shell';

import { Link } from '../../components/link/link';
import { PhoneLink } from '../../components/phone-link/phone-link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './search-index.module.css';

/** Where nothing goes by the words that were typed, there are other ways. */
export function NothingFound({ footer: { trustPhone, links } }: { footer: Pick<Shell['footer'], 'trustPhone' | 'links'> }) {
  const t = useMessages();
  return (
    <div className={styles.nothing}>
      <p className={styles.sorry}>{t('citizens:nothingFound')}</p>
      <p>{t('citizens:nothingFoundHint')}</p>
      <ul className={styles.ways}>
        <li>
          <Link to={links.siteMap}>{t('common:siteMap')}</Link>
        </li>
        <li>
          <Link to={links.contact}>{t('common:contactPage')}</Link>
        </li>
        <li>
          {t('common:trustPhone')}: <PhoneLink number={trustPhone} />
        </li>
      </ul>
    </div>
  );
}
