import { checkForm } from '@ochiq/contract/forms/check-form';
import { isFormName, type FormName } from '@ochiq/contract/forms/forms';
import { intakeRequest, type FormAnswer, type IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { answerAccount, isAccountForm } from '../accounts/answer-account';
import { secrets } from '../env';
import { askAppeal } from './ask-appeal';
import { senderAt } from './counted';
import { refused } from './refused';
import { saltOf } from './salt';
import { take } from './take';
import type { Taken } from './taken';

type Sent<F extends FormName> = { form: F; request: IntakeRequest; now: Date };

async function checkedFirst<F extends FormName>(
  strapi: Core.Strapi,
  { form, request, now }: Sent<F>,
  then: (taken: Taken<F>) => Promise<FormAnswer>,
): Promise<FormAnswer> {
  const checked = checkForm(form, request.fields);
  if (!checked.ok) return { outcome: 'problems', problems: checked.problems };
  const sender = senderAt(await saltOf(strapi, now), request.address);
  return then({ form, values: checked.values, request, sender, secret: secrets().ENCRYPTION_KEY, now });
}

/** Answers what the edge hands on; null where it is no request of the edge's at all. */
export async function receive(strapi: Core.Strapi, form: string, body: unknown, now: Date): Promise<FormAnswer | null> {
  if (!isFormName(form)) return refused('unknown');
  const { success, data: request } = intakeRequest.safeParse(body);
  if (!success) return null;
  const sent = { request, now };
  if (form === 'appeal-status') return checkedFirst(strapi, { ...sent, form }, (taken) => askAppeal(strapi, taken));
  if (isAccountForm(form)) return checkedFirst(strapi, { ...sent, form }, (taken) => answerAccount(strapi, taken));
  return checkedFirst(strapi, { ...sent, form }, (taken) => take(strapi, taken));
}
