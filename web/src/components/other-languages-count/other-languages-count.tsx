import { useMessages } from '../../i18n/use-messages';
import * as styles from './other-languages-count.module.css';

/** Renders how many more items a list has in other languages. */
export function OtherLanguagesCount({ count }: { count: number }) {
  const t = useMessages();
  return count > 0 ? <p className={styles.count}>{t('common:elsewhere', { count })}</p> : null;
}
