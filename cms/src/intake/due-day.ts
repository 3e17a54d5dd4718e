import { dayIn, daysLater } from './tashkent-day';

/** Law on appeals of individuals and legal entities (ZRU-445), article 28: fifteen days from receipt, counted by the calendar. */
const days = 15;

/** Calculates the last day for answering an appeal received at this instant. */
export const dueDay = (receivedAt: Date): string => daysLater(dayIn(receivedAt), days);

/** Calculates the last day for answering an application: applicants are compared once the deadline has passed. */
export const applicationDueDay = (deadline: string): string => daysLater(deadline, days);
