import type { Locale } from '@ochiq/contract/routing/locales';

import { useMessages } from '../../i18n/use-messages';
import { ContactText } from '../contact-text/contact-text';
import { FactRows } from '../fact-rows/fact-rows';
import { TextIn } from '../text-in/text-in';
import type { ServiceFull } from './service-full';

/** Renders the term, the fee and the contact of a service. */
export function ServiceFacts({ service: { kind, term, fee, contact }, lang }: { service: ServiceFull; lang: Locale | null }) {
  const t = useMessages();
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
  return (
    <FactRows
      rows={[
        [t('services:term'), words(term)],
        [t('services:fee'), words(fee)],
        [t('services:contact'), contact && <ContactText lang={lang}>{contact}</ContactText>],
        [t('services:kindLabel'), t(`services:kind.${kind}`)],
      ]}
    />
  );
}
