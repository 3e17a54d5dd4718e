import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { PhoneLink } from '../phone-link/phone-link';
import { PhoneList } from '../phone-list/phone-list';
import * as styles from './office-facts.module.css';

type OfficeFactsProps = {
  office: OfficeView;
  /** The page about the trust phone. */
  trust: string;
};

/** Renders the address and the contacts of an office: what a contact page is opened for. */
export function OfficeFacts({
  office: { name, address, postcode, email, fax, phones, trustPhone, trustPhoneHours },
  trust,
}: OfficeFactsProps) {
  const t = useMessages();
  return (
    <div className={styles.parts}>
      <section className={styles.place}>
        <h2 className={styles.title}>
          <Icon name="place" />
          {t('common:address')}
        </h2>
        <p>{name}</p>
        <address className={styles.address}>{t('common:fullAddress', { address, postcode })}</address>
        <p className={styles.mail}>
          <Icon name="mail" />
          <EmailLink email={email} />
        </p>
        {fax !== null && <p>{t('common:titleWithPart', { title: t('citizens:fax'), part: fax })}</p>}
      </section>
      <section className={styles.phones}>
        <h2 className={styles.title}>
          <Icon name="phone" />
          {t('common:phones')}
        </h2>
        <PhoneList phones={phones} />
      </section>
      <section className={styles.trust}>
        <h2 className={styles.title}>
          <Link to={trust}>{t('common:trustPhone')}</Link>
        </h2>
        <p className={styles.number}>
          <PhoneLink number={trustPhone} />
        </p>
        <p>{trustPhoneHours}</p>
      </section>
    </div>
  );
}
