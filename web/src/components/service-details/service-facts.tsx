import type { Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { AnyLink } from '../any-link/any-link';
import { Facts } from '../facts/facts';
import { TextIn } from '../text-in/text-in';
import type { ServiceFull } from './service-full';
import * as styles from './service-details.module.css';

export function ServiceFacts({ service: { kind, term, fee, contact, apply }, lang }: { service: ServiceFull; lang: Locale | null }) {
  const t = useMessages();
  const words = (text: string | null) => text && <TextIn lang={lang}>{text}</TextIn>;
  return (
    <>
      <Facts
        rows={[
          [t('services:kindLabel'), t(`services:kind.${kind}`)],
          [t('services:term'), words(term)],
          [t('services:fee'), words(fee)],
          [t('services:contact'), words(contact)],
        ]}
      />
      {apply && (
        <p>
          <AnyLink href={apply.href} className={styles.apply}>
            {t('services:apply')}
          </AnyLink>
        </p>
      )}
    </>
  );
}
