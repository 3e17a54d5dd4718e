import * as styles from './phone-link.module.css';

/** Renders a telephone number for reading, as a link that dials it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replace(/[^+0-9]/gu, '')}`}>
      {number}
    </a>
  );
}
