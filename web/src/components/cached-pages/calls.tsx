import { PhoneList } from '../phone-list/phone-list';
import * as styles from './cached-pages.module.css';

/** Whom to call where there is no line: numbers near to their words, however wide the page is. */
export function Calls({ phones }: { phones: readonly { label: string; number: string }[] }) {
  return (
    <div className={styles.calls}>
      <PhoneList phones={phones} />
    </div>
  );
}
