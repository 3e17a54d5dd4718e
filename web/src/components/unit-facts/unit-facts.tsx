import type { Locale } from '@ochiq/contract/routing/locales';
import type { UnitCard } from '@ochiq/pages/page-builders/units';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { IconFacts } from '../icon-facts/icon-facts';
import { PhoneLink } from '../phone-link/phone-link';
import { TextIn } from '../text-in/text-in';

/** Renders how a unit can be reached. */
export function UnitFacts({
  unit: { address, phone, email },
  lang,
}: {
  unit: Pick<UnitCard, 'address' | 'phone' | 'email'>;
  lang: Locale | null;
}) {
  const t = useMessages();
  return (
    <IconFacts
      facts={[
        { icon: 'place', label: t('common:address'), value: address === null ? null : <TextIn lang={lang}>{address}</TextIn> },
        { icon: 'phone', label: t('common:phone'), value: phone === null ? null : <PhoneLink number={phone} /> },
        { icon: 'mail', label: t('common:email'), value: email === null ? null : <EmailLink email={email} /> },
      ]}
    />
  );
}
