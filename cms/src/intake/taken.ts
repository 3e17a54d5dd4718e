import type { FormName, FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeRequest } from '@ochiq/contract/forms/wire';

import type { ComeFile } from '../sent-files/sent-file';
import type { Sender } from './counted';

/** A valid form, with the context of its request. */
export type Taken<F extends FormName> = {
  form: F;
  values: FormValues<F>;
  request: IntakeRequest;
  files: readonly ComeFile[];
  sender: Sender;
  secret: string;
  now: Date;
};
