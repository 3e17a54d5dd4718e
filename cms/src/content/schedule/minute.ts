/** Tashkent is five hours before Greenwich all the year. */
const offset = '+05:00';
const offsetMs = 5 * 60 * 60 * 1000;

/**
 * Parses the value of a field for day and time, `2026-11-21T15:30` in Tashkent, to an instant in UTC; `null` if it is
 * invalid.
 */
export function parseMinute(field: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(field)) return null;
  const instant = new Date(`${field}:00.000${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** Formats an instant as the value of a field for day and time, in Tashkent: `2026-11-21T15:30`. */
export const toMinuteField = (instant: Date): string => new Date(instant.getTime() + offsetMs).toISOString().slice(0, 16);

/** Formats an instant for readers, in Tashkent: `21.11.2026, 15:30`. */
export function formatMinute(instant: string): string {
  const [day = '', time = ''] = toMinuteField(new Date(instant)).split('T');
  return `${day.split('-').reverse().join('.')}, ${time}`;
}
