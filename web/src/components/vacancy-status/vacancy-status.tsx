import type { DeadlineView } from '@ochiq/pages/view-models/deadline';

import { useMessages } from '../../i18n/use-messages';
import { DeadlineStatus } from '../deadline-status/deadline-status';
import { StatusWords } from '../status-words/status-words';

/** Renders whether applications are accepted, in words, and for how long. */
export function VacancyStatus({ deadline }: { deadline: DeadlineView }) {
  const t = useMessages();
  return (
    <StatusWords words={deadline.open ? t('offers:vacancyOpen') : t('offers:vacancyClosed')}>
      <DeadlineStatus deadline={deadline} />
    </StatusWords>
  );
}
