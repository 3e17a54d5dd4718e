import { useIntl } from 'react-intl';

import { schedule, type ScheduleText } from '../texts/en/schedule.ts';

/** The panel's words about plans in the language of the person who looks. */
export function useScheduleText(): (id: ScheduleText, values?: Readonly<Record<string, string>>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id, defaultMessage: schedule[id] }, values);
}
