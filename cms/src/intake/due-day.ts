import { dayIn, daysLater } from './tashkent-day';

/** Law on appeals of individuals and legal entities (ZRU-445), article 28: fifteen days from receipt, counted by the calendar. */
const days = 15;

/** Calculates the last day for answering an appeal received at this instant. */
export const dueDay = (receivedAt: Date): string => daysLater(dayIn(receivedAt), days);

/** The last day for an answer to an application: nobody is chosen before all had time to apply. */
export const applicationDueDay = (deadline: string): string => daysLater(deadline, days);
