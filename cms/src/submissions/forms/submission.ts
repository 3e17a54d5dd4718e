import type { FormName, FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeRequest } from '@ochiq/contract/forms/intake-request';
import type { FormResponse, Refusal } from '@ochiq/contract/forms/wire';

import type { IncomingFile } from '../sent-files/sent-file';
import type { Sender } from '../rate-limits/rate-limit-keys';

/** Builds the result that says why a form was refused. */
export const createRefusedResult = (reason: Refusal): FormResponse => ({ outcome: 'refused', reason });

/** A valid form, with the context of its request. */
export type ValidSubmission<F extends FormName> = {
  form: F;
  values: FormValues<F>;
  request: IntakeRequest;
  files: readonly IncomingFile[];
  sender: Sender;
  secret: string;
  now: Date;
};
