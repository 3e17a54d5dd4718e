import * as styles from './phone-link.module.css';

/** A number as people read it, and as a telephone dials it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replace(/[^+0-9]/gu, '')}`}>
      {number}
    </a>
  );
}
