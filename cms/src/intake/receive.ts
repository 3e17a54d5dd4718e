import { checkForm } from '@ochiq/contract/forms/check-form';
import { takesFiles } from '@ochiq/contract/forms/form-files';
import { isFormName, type FormName } from '@ochiq/contract/forms/forms';
import { intakeRequest, type FormAnswer, type IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { answerAccount, isAccountForm } from '../accounts/answer-account';
import { secrets } from '../env';
import { excessProblem } from '../sent-files/check-sent';
import type { ComeFile } from '../sent-files/sent-file';
import type { HandedOn } from './answer-form';
import { askAppeal } from './ask-appeal';
import { senderAt } from './counted';
import { refused } from './refused';
import { saltOf } from './salt';
import { take } from './take';
import type { Taken } from './taken';

type Sent<F extends FormName> = { form: F; request: IntakeRequest; files: readonly ComeFile[]; now: Date };

async function checkedFirst<F extends FormName>(
  strapi: Core.Strapi,
  { form, request, files, now }: Sent<F>,
  then: (taken: Taken<F>) => Promise<FormAnswer>,
): Promise<FormAnswer> {
  const checked = checkForm(form, request.fields);
  const { language, excess } = request;
  const tooMuch = excess !== undefined && takesFiles(form) ? [excessProblem(language, excess)] : [];
  if (!checked.ok) return { outcome: 'problems', problems: [...checked.problems, ...tooMuch] };
  if (tooMuch.length > 0) return { outcome: 'problems', problems: tooMuch };
  const sender = senderAt(await saltOf(strapi, now), request.address);
  return then({ form, values: checked.values, request, files, sender, secret: secrets().ENCRYPTION_KEY, now });
}

/** Processes a form that the edge forwards; null where the request is not the edge's. */
export async function receive(strapi: Core.Strapi, { form, body, files }: HandedOn, now: Date): Promise<FormAnswer | null> {
  if (!isFormName(form)) return refused('unknown');
  const { success, data: request } = intakeRequest.safeParse(body);
  if (!success) return null;
  const sent = { request, files, now };
  if (form === 'appeal-status') return checkedFirst(strapi, { ...sent, form }, (taken) => askAppeal(strapi, taken));
  if (isAccountForm(form)) return checkedFirst(strapi, { ...sent, form }, (taken) => answerAccount(strapi, taken));
  return checkedFirst(strapi, { ...sent, form }, (taken) => take(strapi, taken));
}
