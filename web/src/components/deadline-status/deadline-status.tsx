import type { DeadlineView } from '@ochiq/pages/view-models/deadline';

import { useMessages } from '../../i18n/use-messages';
import { Status } from '../status/status';

/** Renders how long something is still open, counted on the day the page was built. */
export function DeadlineStatus({ deadline: { open, soon, daysLeft, text } }: { deadline: DeadlineView }) {
  const t = useMessages();
  if (!open) return <Status tone="off">{t('offers:closedOn', { date: text })}</Status>;
  return (
    <Status tone={soon ? 'plain' : 'good'}>{daysLeft === 0 ? t('offers:closesToday') : t('offers:closesIn', { count: daysLeft })}</Status>
  );
}
