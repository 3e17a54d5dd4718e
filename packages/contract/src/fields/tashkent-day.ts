/** The Swedish locale formats days in ISO 8601: `2026-11-20`. */
const dayFormatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' });

/** Returns the day in Tashkent at an instant, `YYYY-MM-DD`. */
export const toTashkentDay = (at: Date): string => dayFormatter.format(at);
