import type { TenderCard } from '@ochiq/pages/plan/tenders';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';

export function TenderFacts({
  tender: { number, amount, publishedOn, deadline },
  compact = false,
}: {
  tender: TenderCard;
  compact?: boolean;
}) {
  const t = useMessages();
  return (
    <Facts
      compact={compact}
      rows={[
        [t('offers:lot'), number],
        [t('offers:amount'), amount],
        [t('offers:publishedOn'), compact ? null : <DateText date={publishedOn} />],
        [t('offers:tenderDeadline'), <DateText key="deadline" date={deadline} />],
      ]}
    />
  );
}
