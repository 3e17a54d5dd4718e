import { dayIn, daysLater } from './tashkent-day';

/** Law on appeals of individuals and legal entities (ZRU-445), article 28: fifteen days from receipt, counted by the calendar. */
const days = 15;

/** The last day for an answer to what came at this instant. */
export const dueDay = (receivedAt: Date): string => daysLater(dayIn(receivedAt), days);
