import { speakUzbekDates } from './uzbek-dates.ts';
import { speakUzbekRelative } from './uzbek-relative.ts';

/** Gives the browser the Uzbek that it lacks; before the panel makes its first date. */
export function speakUzbek(): void {
  Intl.DateTimeFormat = speakUzbekDates(Intl.DateTimeFormat);
  Object.assign(Intl, { RelativeTimeFormat: speakUzbekRelative(Intl.RelativeTimeFormat) });
}
