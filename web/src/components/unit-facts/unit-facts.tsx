import type { Locale } from '@ochiq/contract/locales';
import type { UnitCard } from '@ochiq/pages/plan/units';

import { useMessages } from '../../i18n/use-messages';
import { EmailLink } from '../email-link/email-link';
import { Facts } from '../facts/facts';
import { PhoneLink } from '../phone-link/phone-link';
import { TextIn } from '../text-in/text-in';

type UnitFactsProps = { unit: Pick<UnitCard, 'address' | 'phone' | 'email'>; lang: Locale | null; compact?: boolean };

export function UnitFacts({ unit: { address, phone, email }, lang, compact = false }: UnitFactsProps) {
  const t = useMessages();
  return (
    <Facts
      compact={compact}
      rows={[
        [t('common:address'), address === null ? null : <TextIn lang={lang}>{address}</TextIn>],
        [t('common:phone'), phone === null ? null : <PhoneLink number={phone} />],
        [t('common:email'), email === null ? null : <EmailLink email={email} />],
      ]}
    />
  );
}
