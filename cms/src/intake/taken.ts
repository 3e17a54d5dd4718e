import type { FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeRequest } from '@ochiq/contract/forms/wire';

import type { Sender } from './counted';
import { addressLimits, type TakenForm } from './limits';

/** A form in which nothing is wrong, with all that is known of how it came. */
export type Taken<F extends TakenForm> = {
  form: F;
  values: FormValues<F>;
  request: IntakeRequest;
  sender: Sender;
  secret: string;
  now: Date;
};

export const isTakenForm = (form: string): form is TakenForm => Object.hasOwn(addressLimits, form);
