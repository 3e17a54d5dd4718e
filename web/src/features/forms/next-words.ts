import type { FormName } from '@ochiq/contract/forms/forms';

import type { MessageKey } from '../../i18n/catalogues';

/** What happens after a form was sent. */
export const nextWords = {
  contact: 'forms:next.answer',
  callback: 'forms:next.call',
  appeal: 'forms:next.appeal',
  'appeal-status': 'forms:next.status',
  comment: 'forms:next.moderated',
  review: 'forms:next.moderated',
  feedback: 'forms:next.thanks',
  'error-report': 'forms:next.thanks',
  signup: 'forms:next.account',
  login: 'forms:next.account',
  'forgot-password': 'forms:next.account',
  'reset-password': 'forms:next.account',
} as const satisfies Record<FormName, MessageKey>;
