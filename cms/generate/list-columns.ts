import type { IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';

type Columns = { readonly [Name in IntakeTypeName]: readonly (keyof (typeof intakeTypes)[Name]['fields'])[] };

/** The columns of submissions in the panel: enough to see what is new, what is due and what may be spam. */
export const listColumns = {
  appeal: ['receiptNumber', 'kind', 'stage', 'dueOn', 'receivedAt', 'suspicion'],
  'callback-request': ['name', 'phone', 'stage', 'receivedAt', 'suspicion'],
  comment: ['name', 'content', 'page', 'stage', 'receivedAt', 'suspicion'],
  'contact-message': ['subject', 'name', 'stage', 'receivedAt', 'suspicion'],
  inquiry: ['receiptNumber', 'kind', 'offer', 'name', 'stage', 'dueOn', 'suspicion'],
  'page-feedback': ['page', 'useful', 'text', 'stage', 'receivedAt', 'suspicion'],
  review: ['name', 'content', 'stage', 'receivedAt', 'suspicion'],
} as const satisfies Columns;
