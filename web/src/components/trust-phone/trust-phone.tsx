import { computeContours } from '@ochiq/artwork/compute-contours';

import { useMessages } from '../../i18n/use-messages';
import { PhoneLink } from '../contact-links/contact-links';
import * as styles from './trust-phone.module.css';

/** Renders the trust phone's number, as large as possible: a reader may be in a hurry. */
export function TrustPhone({ number, hours }: { number: string; hours: string }) {
  const t = useMessages();
  return (
    <section className={styles.panel}>
      <svg className={styles.contours} viewBox="0 0 640 240" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {computeContours({ seed: number, centre: [470, 120], step: 22, count: 8 }).map(({ path, index }) => (
          <path key={path} d={path} strokeWidth={index ? 2 : 1} />
        ))}
      </svg>
      <h2 className={styles.title}>{t('common:trustPhone')}</h2>
      <p className={styles.number}>
        <PhoneLink number={number} />
      </p>
      <p>{t('common:titleWithPart', { title: t('citizens:trustHours'), part: hours })}</p>
    </section>
  );
}
