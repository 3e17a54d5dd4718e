import { Fragment } from 'react';

import * as styles from './contact-links.module.css';

/** Renders a telephone number for reading, as a link that dials it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replace(/[^+0-9]/gu, '')}`}>
      {number}
    </a>
  );
}

/**
 * Renders an email address, which a narrow line breaks after the `@` and its dots, before it breaks a word. It is in no
 * language: translators and other alphabets leave it.
 */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no">
      {email.split(/(?<=[@.])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}

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
