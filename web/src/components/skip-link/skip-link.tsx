import { useMessages } from '../../i18n/use-messages';
import * as styles from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  const t = useMessages();
  return (
    <a className={styles.skipLink} href={`#${mainId}`}>
      {t('common:skip')}
    </a>
  );
}
