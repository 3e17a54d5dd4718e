import type { FormResponse, Refusal } from '@ochiq/contract/forms/wire';

/** Builds the result that says why a form was refused. */
export const createRefusedResult = (reason: Refusal): FormResponse => ({ outcome: 'refused', reason });
