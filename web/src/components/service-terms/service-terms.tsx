import type { ServiceCard } from '@ochiq/pages/page-builders/services';

import { useMessages } from '../../i18n/use-messages';
import { FactRows } from '../fact-rows/fact-rows';
import { TextIn } from '../text-in/text-in';
import * as styles from './service-terms.module.css';

/** Renders the term and the fee of a service. */
export function ServiceTerms({ service: { term, fee, lang } }: { service: ServiceCard }) {
  const t = useMessages();
  if (term === null && fee === null) return null;
  return (
    <div className={styles.terms}>
      <FactRows
        compact
        rows={[
          [t('services:term'), term && <TextIn lang={lang}>{term}</TextIn>],
          [t('services:fee'), fee && <TextIn lang={lang}>{fee}</TextIn>],
        ]}
      />
    </div>
  );
}
