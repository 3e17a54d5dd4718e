import type { FormName } from '@ochiq/contract/forms/forms';

import type { MessageKey } from '../../i18n/catalogues';

/** Messages about what happens after a form was sent. */
export const nextStepMessages = {
  contact: 'forms:next.answer',
  callback: 'forms:next.call',
  appeal: 'forms:next.appeal',
  inquiry: 'forms:next.inquiry',
  'appeal-status': 'forms:next.status',
  comment: 'forms:next.moderated',
  review: 'forms:next.moderated',
  feedback: 'forms:next.thanks',
  'error-report': 'forms:next.thanks',
  signup: 'forms:next.signUp',
  login: 'forms:next.signIn',
  'forgot-password': 'forms:next.forgotPassword',
  'reset-password': 'forms:next.resetPassword',
  'confirm-email': 'forms:next.confirmEmail',
  'sign-out': 'forms:next.signOut',
} as const satisfies Record<FormName, MessageKey>;
