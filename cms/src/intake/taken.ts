import type { FormName, FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeRequest } from '@ochiq/contract/forms/wire';

import type { ComeFile } from '../sent-files/sent-file';
import type { Sender } from './counted';

/** A form in which nothing is wrong, with all that is known of how it came. */
export type Taken<F extends FormName> = {
  form: F;
  values: FormValues<F>;
  request: IntakeRequest;
  files: readonly ComeFile[];
  sender: Sender;
  secret: string;
  now: Date;
};
