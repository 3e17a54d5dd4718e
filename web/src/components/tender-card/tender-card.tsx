import type { TenderCard as Tender } from '@ochiq/pages/plan/tenders';

import { Card } from '../card/card';
import type { HeadingLevel } from '../heading/heading';
import { TenderFacts } from '../tender-facts/tender-facts';
import { TenderStatus } from '../tender-status/tender-status';

export function TenderCard({ tender, level }: { tender: Tender; level: HeadingLevel }) {
  return (
    <Card title={tender.label} to={tender.path} lang={tender.lang} level={level}>
      <TenderStatus state={tender.state} />
      <TenderFacts tender={tender} compact />
    </Card>
  );
}
