const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent', year: 'numeric', month: '2-digit', day: '2-digit' });

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day of an instant where the institution is, `2026-11-20`. */
export const toTashkentDay = (instant: Date): string => calendar.format(instant);

/** Returns the day that many days later. */
export const addDaysToDay = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the instant that many days later. */
export const addDaysToInstant = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** Returns the first instant of a day: Tashkent is five hours ahead of Greenwich all year. */
export const getDayStart = (day: string): Date => new Date(`${day}T00:00:00+05:00`);
