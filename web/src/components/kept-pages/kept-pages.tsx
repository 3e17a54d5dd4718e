import { useMessages } from '../../i18n/use-messages';
import * as styles from './kept-pages.module.css';

/** The list of what this browser keeps, and the switch: the service worker writes both here (offline/offline-html.ts). */
export function KeptPages() {
  const t = useMessages();
  return (
    <div className={styles.kept} data-kept-pages="">
      <p>{t('offline:none')}</p>
    </div>
  );
}
