import type { TenderCard } from '@ochiq/pages/page-builders/tenders';

import { useMessages } from '../../i18n/use-messages';
import { DeadlineStatus } from '../deadline-status/deadline-status';
import { StatusWords } from '../status-words/status-words';

/** Renders whether offers are accepted, in words, and for how long. */
export function TenderStatus({ tender: { state, deadline } }: { tender: TenderCard }) {
  const t = useMessages();
  return (
    <StatusWords words={t(`offers:tenderState.${state}`)}>{state !== 'finished' && <DeadlineStatus deadline={deadline} />}</StatusWords>
  );
}
