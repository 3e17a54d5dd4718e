const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' });

/** The day it is for the institution, `YYYY-MM-DD`. */
export const todayInTashkent = (): string => day.format(new Date());
