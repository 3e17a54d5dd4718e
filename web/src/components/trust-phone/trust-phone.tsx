import { useMessages } from '../../i18n/use-messages';
import { PhoneLink } from '../phone-link/phone-link';
import * as styles from './trust-phone.module.css';

export function TrustPhone({ number, hours }: { number: string; hours: string }) {
  const t = useMessages();
  return (
    <>
      <p className={styles.number}>
        <PhoneLink number={number} />
      </p>
      <p>{t('common:titleWithPart', { title: t('citizens:trustHours'), part: hours })}</p>
    </>
  );
}
