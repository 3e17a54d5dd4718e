import { appeal } from '../intake/appeal.ts';
import { callbackRequest, comment, contactMessage, pageFeedback, review } from '../intake/messages.ts';
import { inquiry } from '../intake/inquiry.ts';

/** Everything that the public can send. */
export const intakeTypes = {
  appeal,
  'callback-request': callbackRequest,
  comment,
  'contact-message': contactMessage,
  inquiry,
  'page-feedback': pageFeedback,
  review,
} as const;

export type IntakeTypeName = keyof typeof intakeTypes;
