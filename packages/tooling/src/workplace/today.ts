/** The day it is for the institution, `YYYY-MM-DD`: decides what is open and what is over. */
export const todayInTashkent = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(new Date());
