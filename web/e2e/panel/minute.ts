const minuteMs = 60_000;

const inTashkent = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent', dateStyle: 'short', timeStyle: 'short' });

/** The beginning of the first minute after so many milliseconds from now. */
export const getMinuteAfter = (ms: number): Date => new Date(Math.ceil((Date.now() + ms) / minuteMs) * minuteMs);

/** A minute in Tashkent as a field for day and time holds it, `2026-11-21T15:30`, and as the panel shows it, `21.11.2026, 15:30`. */
export function formatMinute(minute: Date): { field: string; shown: string } {
  const [day = '', time = ''] = inTashkent.format(minute).split(' ');
  return { field: `${day}T${time}`, shown: `${day.split('-').reverse().join('.')}, ${time}` };
}
