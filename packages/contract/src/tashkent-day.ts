/** Swedish writes days as machines do: `2026-11-20`. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' });

/** The day that it is in Tashkent at an instant, `YYYY-MM-DD`. */
export const tashkentDay = (at: Date): string => calendar.format(at);
