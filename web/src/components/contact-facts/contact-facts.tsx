import type { ReactNode } from 'react';
import type { PersonBody } from '@ochiq/pages/page-builders/people';

import { Icon, type IconName } from '../icon/icon';
import * as styles from './contact-facts.module.css';
import { useMessages } from '../../i18n/use-messages';
import { EmailLink, PhoneLink } from '../contact-links/contact-links';
import { ReceptionDays } from '../hours/hours';
import { Link } from '../link/link';

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

/** `value` is `null` where it is unknown: the fact is left out. */
export type IconFact = { icon: IconName; label: string; value: ReactNode };

/** Renders contacts of a person or an office, each with an icon. */
export function IconFacts({ facts }: { facts: readonly IconFact[] }) {
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
