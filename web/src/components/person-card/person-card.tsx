import type { PersonCard as Person } from '@ochiq/pages/view-models/person';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { EmailLink, PhoneLink } from '../contact-links/contact-links';
import { FactRows } from '../fact-rows/fact-rows';
import type { HeadingLevel } from '../heading/heading';
import { ReceptionDays } from '../hours/hours';
import { Portrait } from '../portrait/portrait';
import { Status } from '../status/status';

/**
 * Renders a person's card. `brief`: portrait, post and reception days in a row, for a page that is about something
 * else.
 */
export function PersonCard({ person, level, brief = false }: { person: Person; level: HeadingLevel; brief?: boolean }) {
  const t = useMessages();
  const { name, position, acting, path, receptionDays, phone, email, lang } = person;
  return (
    <Card title={name} to={path} lang={lang} level={level} shape={brief ? 'row' : 'box'} media={<Portrait person={person} />}>
      <p lang={getLangAttribute(lang)}>{position}</p>
      {acting && <Status tone="plain">{t('people:acting')}</Status>}
      <FactRows
        compact
        rows={[
          [t('people:receptionDays'), receptionDays.length > 0 ? <ReceptionDays days={receptionDays} /> : null],
          [t('common:phone'), phone !== null && !brief ? <PhoneLink number={phone} /> : null],
          [t('common:email'), email !== null && !brief ? <EmailLink email={email} /> : null],
        ]}
      />
    </Card>
  );
}
