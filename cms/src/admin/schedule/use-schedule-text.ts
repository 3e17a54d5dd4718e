import { useIntl } from 'react-intl';

import { schedule, type ScheduleText } from '../texts/en/schedule.ts';

/** The panel's words about plans in the language of the person who looks. */
export function useScheduleText(): (id: ScheduleText, values?: Readonly<Record<string, string>>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id, defaultMessage: schedule[id] }, values);
}
