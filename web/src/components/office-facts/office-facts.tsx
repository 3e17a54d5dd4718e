import type { OfficeView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { Facts } from '../facts/facts';
import { WorkingHours } from '../hours/hours';
import { Link } from '../link/link';
import { PhoneLink } from '../phone-link/phone-link';
import { PhoneList } from '../phone-list/phone-list';

const mapOf = ({ latitude, longitude }: NonNullable<OfficeView['mapPoint']>) => {
  const [north, east] = [String(latitude), String(longitude)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;
};

export function OfficeFacts({ office }: { office: OfficeView }) {
  const t = useMessages();
  const { name, address, postcode, email, fax, phones, trustPhone, workingHours, mapPoint } = office;
  return (
    <>
      <p>{name}</p>
      <Facts
        rows={[
          [t('common:address'), t('common:fullAddress', { address, postcode })],
          [t('common:workingHours'), <WorkingHours key="hours" spans={workingHours} />],
          [t('common:phones'), <PhoneList key="phones" phones={phones} />],
          [t('common:trustPhone'), <PhoneLink key="trust" number={trustPhone} />],
          [t('citizens:fax'), fax],
          [t('common:email'), <EmailLink key="email" email={email} />],
        ]}
      />
      {mapPoint && (
        <p>
          <Link to={mapOf(mapPoint)}>{t('citizens:map')}</Link>
        </p>
      )}
    </>
  );
}
