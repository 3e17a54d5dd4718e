import type { FormAnswer } from '@ochiq/contract/forms/wire';

/** The result that does not reveal whether there is such an account. */
export const sent: FormAnswer = { outcome: 'sent', receipt: null };
