/** What fields for days say. */
export const englishDates = {
  'ochiq.dates.calendar': 'Calendar',
  'ochiq.dates.earlier': 'Month before',
  'ochiq.dates.later': 'Next month',
  'ochiq.dates.zone': 'Tashkent time',
  'ochiq.dates.no-day': 'This is not a date. Write it like this: {like}',
  'ochiq.dates.no-minute': 'This is not a date with a time. Write it like this: {like}',
  'ochiq.dates.outside': 'The date has to be between {first} and {last}',
} as const;

export type DatesText = keyof typeof englishDates;
