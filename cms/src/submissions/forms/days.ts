import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent', year: 'numeric', month: '2-digit', day: '2-digit' });

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day of an instant where the institution is, `2026-11-20`. */
export const toTashkentDay = (instant: Date): string => calendar.format(instant);

/** Returns the day that many days later. */
export const addDaysToDay = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the instant that many days later. */
export const addDaysToInstant = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** Returns the first instant of a day: Tashkent is five hours ahead of Greenwich all year. */
export const getDayStart = (day: string): Date => new Date(`${day}T00:00:00+05:00`);

/** Law on appeals of individuals and legal entities (ZRU-445), article 28: fifteen days from receipt, counted by the calendar. */
const appealDays = 15;

/** Calculates the last day for answering an appeal received at this instant. */
export const calculateDueDay = (receivedAt: Date): string => addDaysToDay(toTashkentDay(receivedAt), appealDays);

/** Calculates the last day for answering an application: applicants are compared once the deadline has passed. */
export const getApplicationDueDay = (deadline: string): string => addDaysToDay(deadline, appealDays);

/** Retention in days: no longer than each may still be needed. */
const retentionDays = {
  // A citizen may complain about an answer within a year, a court takes years; then the archive has its own copy.
  appeal: 3 * 365,
  // Long enough to reply and to follow up.
  'contact-message': 365,
  // Long enough to choose among applicants, and to answer a complaint about the choice.
  inquiry: 365,
  'callback-request': 365,
  // What was approved has become a comment or testimonial of its own.
  comment: 365,
  review: 365,
  // Only the page is of interest, not the sender.
  'page-feedback': 180,
} as const satisfies Record<IntakeTypeName, number>;

/** Calculates when a submission received at this instant is deleted. */
export const calculateDeletionDate = (type: IntakeTypeName, receivedAt: Date): Date => addDaysToInstant(receivedAt, retentionDays[type]);
