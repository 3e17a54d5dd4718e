import type { TenderCard as Tender } from '@ochiq/pages/page-builders/tenders';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DateText } from '../inline-text/inline-text';
import { DeadlineStatus } from '../deadline-status/deadline-status';
import { FactRows } from '../fact-rows/fact-rows';
import type { HeadingLevel } from '../heading/heading';

export function TenderCard({ tender, level }: { tender: Tender; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, number, amount, deadline } = tender;
  return (
    <Card title={label} to={path} lang={lang} level={level} eyebrow={<DeadlineStatus deadline={deadline} />}>
      <FactRows
        compact
        rows={[
          [t('offers:amount'), amount && <b>{amount}</b>],
          [t('offers:tenderDeadline'), <DateText key="deadline" date={deadline} />],
          [t('offers:lot'), number],
        ]}
      />
    </Card>
  );
}
