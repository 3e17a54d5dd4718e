import type { FormAnswer, Refusal } from '@ochiq/contract/forms/wire';

/** The answer that says why a form was not taken. */
export const refused = (reason: Refusal): FormAnswer => ({ outcome: 'refused', reason });
