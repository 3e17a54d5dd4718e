import type { DatesText } from '../en/dates.ts';

/** What fields for days say. */
export const uzbekDates: Readonly<Record<DatesText, string>> = {
  'ochiq.dates.calendar': 'Taqvim',
  'ochiq.dates.earlier': 'Oldingi oy',
  'ochiq.dates.later': 'Keyingi oy',
  'ochiq.dates.zone': 'Toshkent vaqti',
  'ochiq.dates.no-day': 'Bu sana emas. Mana bunday yozing: {like}',
  'ochiq.dates.no-minute': 'Bu sana va vaqt emas. Mana bunday yozing: {like}',
  'ochiq.dates.outside': 'Sana {first} va {last} oraligʻida boʻlishi kerak',
};
