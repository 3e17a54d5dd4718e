import type { PersonBody } from '@ochiq/pages/page-builders/people';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { ReceptionDays } from '../hours/hours';
import { IconFacts } from '../icon-facts/icon-facts';
import { Link } from '../link/link';
import { PhoneLink } from '../phone-link/phone-link';

/** Renders how and when a person can be reached. */
export function PersonFacts({ person: { receptionDays, phone, email }, unit }: Pick<PersonBody, 'person' | 'unit'>) {
  const t = useMessages();
  const unitLink = unit && (
    <Link to={unit.path} lang={unit.lang}>
      {unit.label}
    </Link>
  );
  return (
    <IconFacts
      facts={[
        {
          icon: 'calendar',
          label: t('people:receptionDays'),
          value: receptionDays.length > 0 ? <ReceptionDays days={receptionDays} /> : null,
        },
        { icon: 'phone', label: t('common:phone'), value: phone === null ? null : <PhoneLink number={phone} /> },
        { icon: 'mail', label: t('common:email'), value: email === null ? null : <EmailLink email={email} /> },
        { icon: 'place', label: t('people:unit'), value: unitLink },
      ]}
    />
  );
}
