// Browsers have no Uzbek dates; figures are read in all three languages. Sweden writes `2026-11-20 15:03:12`.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent', dateStyle: 'short', timeStyle: 'medium' });

const splitTashkentTime = (instant: Date) => {
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, time };
};

/**
 * Formats an instant as people in Tashkent write it: today `15:03:12`, on another day `20.11.2026 15:03`.
 * @param at ISO 8601
 */
export function formatTashkentTime(at: string, now: Date): string {
  const { day, time } = splitTashkentTime(new Date(at));
  if (day === splitTashkentTime(now).day) return time;
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}
