import type { TenderCard } from '@ochiq/pages/plan/tenders';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';

export function TenderFacts({ tender: { number, amount, publishedOn, deadline } }: { tender: TenderCard }) {
  const t = useMessages();
  return (
    <Facts
      rows={[
        [t('offers:tenderDeadline'), <DateText key="deadline" date={deadline} />],
        [t('offers:amount'), amount],
        [t('offers:lot'), number],
        [t('offers:publishedOn'), <DateText key="published" date={publishedOn} />],
      ]}
    />
  );
}
