import { tashkentDay } from '@ochiq/contract/tashkent-day';

/** The day it is for the institution, `YYYY-MM-DD`. */
export const todayInTashkent = (): string => tashkentDay(new Date());
