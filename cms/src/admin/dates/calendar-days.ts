const dayMs = 86_400_000;

/** Adds days to a day, or subtracts them; `YYYY-MM-DD` as all days here. */
export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Adds months to a day; where the target month lacks that day, returns its last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
}

/** Lists the weeks of a day's month, from Monday to Sunday; the days of other months are `null`. */
export function listWeeks(day: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: (string | null)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((one) => (one.startsWith(month) ? one : null)));
  return weeks;
}

/** How far an arrow key goes. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the day to which a key moves from another one; `null` for any other key. */
export function moveByKey(day: string, key: string): string | null {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : null;
}
