import { useIntl } from 'react-intl';

import { dates, type DatesText } from '../texts/en/dates.ts';

/** The panel's words about days in the language of the person who looks. */
export function useDatesText(): (id: DatesText, values?: Readonly<Record<string, string>>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id, defaultMessage: dates[id] }, values);
}
