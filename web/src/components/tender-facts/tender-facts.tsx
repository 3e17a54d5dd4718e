import type { TenderCard } from '@ochiq/pages/page-builders/tenders';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { FactRows } from '../fact-rows/fact-rows';

export function TenderFacts({ tender: { number, amount, publishedOn, deadline } }: { tender: TenderCard }) {
  const t = useMessages();
  return (
    <FactRows
      rows={[
        [t('offers:tenderDeadline'), <DateText key="deadline" date={deadline} />],
        [t('offers:amount'), amount],
        [t('offers:lot'), number],
        [t('offers:publishedOn'), <DateText key="published" date={publishedOn} />],
      ]}
    />
  );
}
