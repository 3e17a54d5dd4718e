import { useIntl } from 'react-intl';

import { englishSchedule, type ScheduleText } from '../texts/en/schedule.ts';

/** Returns the formatter of the panel's texts about plans, in the user's language. */
export function useScheduleText(): (id: ScheduleText, values?: Readonly<Record<string, string>>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id, defaultMessage: englishSchedule[id] }, values);
}
