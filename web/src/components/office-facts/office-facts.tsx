import type { OfficeView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink, PhoneLink, PhoneList } from '../contact-links/contact-links';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './office-facts.module.css';

type Point = NonNullable<OfficeView['mapPoint']>;

const maps = [
  {
    name: 'OpenStreetMap',
    at: (north: string, east: string) => `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`,
  },
  { name: 'Yandex', at: (north: string, east: string) => `https://yandex.uz/maps/?pt=${east},${north}&z=17` },
];

/** Renders links to the same place on real maps: plain links, so that no request is sent before the reader's click. */
export function MapLinks({ point: { latitude, longitude } }: { point: Point }) {
  const t = useMessages();
  return (
    <ul className={styles.mapLinks}>
      {maps.map(({ name, at }) => (
        <li key={name}>
          <Link to={at(String(latitude), String(longitude))}>{t('citizens:openMap', { name })}</Link>
        </li>
      ))}
    </ul>
  );
}

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
    <div className={styles.columns}>
      <section className={styles.addressSection}>
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
      <section className={styles.phoneSection}>
        <h2 className={styles.title}>
          <Icon name="phone" />
          {t('common:phones')}
        </h2>
        <PhoneList phones={phones} />
      </section>
      <section className={styles.trustSection}>
        <h2 className={styles.title}>
          <Link to={trust}>{t('common:trustPhone')}</Link>
        </h2>
        <p className={styles.trustNumber}>
          <PhoneLink number={trustPhone} />
        </p>
        <p>{trustPhoneHours}</p>
      </section>
    </div>
  );
}
