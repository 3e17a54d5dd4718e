import { withUzbekDates } from './uzbek-dates.ts';
import { withUzbekRelativeTime } from './uzbek-relative.ts';

/** Gives the browser the Uzbek that it lacks; before the panel makes its first date. */
export function installUzbekIntl(): void {
  Intl.DateTimeFormat = withUzbekDates(Intl.DateTimeFormat);
  Object.assign(Intl, { RelativeTimeFormat: withUzbekRelativeTime(Intl.RelativeTimeFormat) });
}
