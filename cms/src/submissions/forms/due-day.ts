import { toTashkentDay, addDaysToDay } from './tashkent-day';

/** Law on appeals of individuals and legal entities (ZRU-445), article 28: fifteen days from receipt, counted by the calendar. */
const days = 15;

/** Calculates the last day for answering an appeal received at this instant. */
export const calculateDueDay = (receivedAt: Date): string => addDaysToDay(toTashkentDay(receivedAt), days);

/** Calculates the last day for answering an application: applicants are compared once the deadline has passed. */
export const getApplicationDueDay = (deadline: string): string => addDaysToDay(deadline, days);
