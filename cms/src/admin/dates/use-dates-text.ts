import { useIntl } from 'react-intl';

import { englishDates, type DatesText } from '../texts/en/dates.ts';

/** Returns the formatter of the panel's texts about days, in the user's language. */
export function useDatesText(): (id: DatesText, values?: Readonly<Record<string, string>>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id, defaultMessage: englishDates[id] }, values);
}
