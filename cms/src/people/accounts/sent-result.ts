import type { FormResponse } from '@ochiq/contract/forms/wire';

/** The result that does not reveal whether there is such an account. */
export const sentResult: FormResponse = { outcome: 'sent', receipt: null };
