import { useMessages } from '../../i18n/use-messages';
import * as styles from './cached-pages.module.css';
import { PhoneList } from '../contact-links/contact-links';

/** Whom to call where there is no line: numbers near to their words, however wide the page is. */
export function OfflinePhones({ phones }: { phones: readonly { label: string; number: string }[] }) {
  return (
    <div className={styles.phones}>
      <PhoneList phones={phones} />
    </div>
  );
}

/** The list of what this browser keeps, and the switch: the service worker writes both here (offline/offline-html.ts). */
export function CachedPages() {
  const t = useMessages();
  return (
    <div className={styles.cachedPages} data-kept-pages="">
      <p>{t('offline:none')}</p>
    </div>
  );
}
