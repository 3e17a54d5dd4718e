import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

/** Returns the current day in Tashkent, `YYYY-MM-DD`. */
export const getTashkentToday = (): string => toTashkentDay(new Date());
