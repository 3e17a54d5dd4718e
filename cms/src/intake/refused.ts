import type { FormAnswer, Refusal } from '@ochiq/contract/forms/wire';

/** Builds the result that says why a form was refused. */
export const refused = (reason: Refusal): FormAnswer => ({ outcome: 'refused', reason });
