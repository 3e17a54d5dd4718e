import { appeal } from '../intake/appeal.ts';
import { callbackRequest } from '../intake/callback-request.ts';
import { comment } from '../intake/comment.ts';
import { contactMessage } from '../intake/contact-message.ts';
import { inquiry } from '../intake/inquiry.ts';
import { pageFeedback } from '../intake/page-feedback.ts';
import { review } from '../intake/review.ts';

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
