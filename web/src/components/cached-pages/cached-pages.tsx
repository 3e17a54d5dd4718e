import { useMessages } from '../../i18n/use-messages';
import * as styles from './cached-pages.module.css';

/** The list of what this browser keeps, and the switch: the service worker writes both here (offline/offline-html.ts). */
export function CachedPages() {
  const t = useMessages();
  return (
    <div className={styles.kept} data-kept-pages="">
      <p>{t('offline:none')}</p>
    </div>
  );
}
