import { tashkentDay } from '@ochiq/contract/tashkent-day';

/** Returns the current day in Tashkent, `YYYY-MM-DD`. */
export const todayInTashkent = (): string => tashkentDay(new Date());
