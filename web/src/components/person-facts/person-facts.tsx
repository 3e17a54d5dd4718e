import type { PersonBody } from '@ochiq/pages/plan/people';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { Facts } from '../facts/facts';
import { ReceptionDays } from '../hours/hours';
import { Link } from '../link/link';
import { PhoneLink } from '../phone-link/phone-link';
import { Status } from '../status/status';

export function PersonFacts({ person, unit }: Pick<PersonBody, 'person' | 'unit'>) {
  const t = useMessages();
  const { acting, receptionDays, phone, email } = person;
  return (
    <>
      {acting && <Status tone="plain">{t('people:acting')}</Status>}
      <Facts
        rows={[
          [t('people:receptionDays'), receptionDays.length > 0 ? <ReceptionDays days={receptionDays} /> : null],
          [t('common:phone'), phone === null ? null : <PhoneLink number={phone} />],
          [t('common:email'), email === null ? null : <EmailLink email={email} />],
          [
            t('people:unit'),
            unit && (
              <Link to={unit.path} lang={unit.lang}>
                {unit.label}
              </Link>
            ),
          ],
        ]}
      />
    </>
  );
}
