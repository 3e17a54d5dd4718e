import { PhoneLink } from '../phone-link/phone-link';
import * as styles from './phone-list.module.css';

/** Renders telephone numbers with their labels. */
export function PhoneList({ phones }: { phones: readonly { label: string; number: string }[] }) {
  return (
    <ul className={styles.list}>
      {phones.map(({ label, number }) => (
        <li key={number}>
          <span>{label}</span> <PhoneLink number={number} />
        </li>
      ))}
    </ul>
  );
}
