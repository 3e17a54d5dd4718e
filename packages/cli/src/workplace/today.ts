/** Returns today's date for the institution, `YYYY-MM-DD`: it determines what is open and what is over. */
export const getTodayInTashkent = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(new Date());
