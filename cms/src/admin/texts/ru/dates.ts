import type { DatesText } from '../en/dates.ts';

/** What fields for days say. */
export const russianDates: Readonly<Record<DatesText, string>> = {
  'ochiq.dates.calendar': 'Календарь',
  'ochiq.dates.earlier': 'Предыдущий месяц',
  'ochiq.dates.later': 'Следующий месяц',
  'ochiq.dates.zone': 'Время Ташкента',
  'ochiq.dates.no-day': 'Это не дата. Напишите её так: {like}',
  'ochiq.dates.no-minute': 'Это не дата со временем. Напишите их так: {like}',
  'ochiq.dates.outside': 'Дата должна быть между {first} и {last}',
};
