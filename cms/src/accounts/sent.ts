import type { FormAnswer } from '@ochiq/contract/forms/wire';

/** The answer that tells nobody whether there is such an account. */
export const sent: FormAnswer = { outcome: 'sent', receipt: null };
