import { checkForm } from '@ochiq/contract/forms/check-form';
import { isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { isFormName, type FormName } from '@ochiq/contract/forms/forms';
import { intakeRequest, type FormResponse, type IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { handleAccountForm, isAccountForm } from '../../people/accounts/handle-account-form';
import { readSecrets } from '../../env';
import { createExcessProblem } from '../sent-files/check-sent-files';
import type { IncomingFile } from '../sent-files/sent-file';
import type { ForwardedForm } from './form-handler';
import { handleAppealStatus } from './find-appeal';
import { hashSender } from '../rate-limits/rate-limit-keys';
import { createRefusedResult } from './refusal';
import { getMonthlySalt } from '../rate-limits/salt';
import { submitForm } from './take-submission';
import type { ValidSubmission } from './valid-submission';

type UnvalidatedForm<F extends FormName> = { form: F; request: IntakeRequest; files: readonly IncomingFile[]; now: Date };

async function withValidSubmission<F extends FormName>(
  strapi: Core.Strapi,
  { form, request, files, now }: UnvalidatedForm<F>,
  handler: (submission: ValidSubmission<F>) => Promise<FormResponse>,
): Promise<FormResponse> {
  const checked = checkForm(form, request.fields);
  const { language, excess } = request;
  const tooMuch = excess !== undefined && isFormWithFiles(form) ? [createExcessProblem(language, excess)] : [];
  if (!checked.ok) return { outcome: 'problems', problems: [...checked.problems, ...tooMuch] };
  if (tooMuch.length > 0) return { outcome: 'problems', problems: tooMuch };
  const sender = hashSender(await getMonthlySalt(strapi, now), request.address);
  return handler({ form, values: checked.values, request, files, sender, secret: readSecrets().ENCRYPTION_KEY, now });
}

/** Processes a form that the edge forwards; null where the request is not the edge's. */
export async function receiveForm(strapi: Core.Strapi, { form, body, files }: ForwardedForm, now: Date): Promise<FormResponse | null> {
  if (!isFormName(form)) return createRefusedResult('unknown');
  const { success, data: request } = intakeRequest.safeParse(body);
  if (!success) return null;
  const unvalidated = { request, files, now };
  if (form === 'appeal-status')
    return withValidSubmission(strapi, { ...unvalidated, form }, (submission) => handleAppealStatus(strapi, submission));
  if (isAccountForm(form))
    return withValidSubmission(strapi, { ...unvalidated, form }, (submission) => handleAccountForm(strapi, submission));
  return withValidSubmission(strapi, { ...unvalidated, form }, (submission) => submitForm(strapi, submission));
}
