const months = ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'];
const weekdays = ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'];

/** Formats the month of a day in Uzbek: “noyabr”. */
export function formatUzbekMonth(iso: string): string {
  const month = iso.slice(5, 7);
  return months[Number(month) - 1] ?? month;
}

/** Formats the day of the week in Uzbek: “juma”. Small letters, as inside a sentence. */
export const formatUzbekWeekday = (iso: string): string => weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? '';

/**
 * Formats a day of the calendar in Uzbek words, the year first as official texts write it: “2026-yil 20-noyabr”.
 * Implemented here because browsers claim to support Uzbek and print `2026 M11 20`.
 * @param iso `YYYY-MM-DD`
 */
export function formatUzbekDay(iso: string): string {
  const [year = '', , day = ''] = iso.split('-');
  return `${year}-yil ${String(Number(day))}-${formatUzbekMonth(iso)}`;
}

/** Formats a day as CLDR does, the day first, for lists and cards: “20-noyabr, 2026”. */
export function formatUzbekDayFirst(iso: string): string {
  const [year = '', , day = ''] = iso.split('-');
  return `${String(Number(day))}-${formatUzbekMonth(iso)}, ${year}`;
}
