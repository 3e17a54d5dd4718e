import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';

import { addDaysToInstant } from './tashkent-day';

/** Retention in days: no longer than each may still be needed. */
const days = {
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
export const calculateDeletionDate = (type: IntakeTypeName, receivedAt: Date): Date => addDaysToInstant(receivedAt, days[type]);
