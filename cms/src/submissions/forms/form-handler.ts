import { intakeRequest, type IntakeRequest } from '@ochiq/contract/forms/intake-request';
import { type FormResponse, getFormResponseStatus } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';
import { checkForm } from '@ochiq/contract/forms/check-form';
import { isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { type FormName, isFormName } from '@ochiq/contract/forms/forms';

import type { IncomingFile } from '../sent-files/sent-file';
import { createRefusedResult, type ValidSubmission } from './submission';
import { handleAccountForm, isAccountForm } from '../../people/accounts/handle-account-form';
import { readSecrets } from '../../env';
import { createExcessProblem } from '../sent-files/check-sent-files';
import { handleAppealStatus } from './appeal-status';
import { hashSender } from '../rate-limits/rate-limit-keys';
import { getMonthlySalt } from '../rate-limits/salt';
import { submitForm } from './take-submission';

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
async function receiveForm(strapi: Core.Strapi, { form, body, files }: ForwardedForm, now: Date): Promise<FormResponse | null> {
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

/** A form as the edge forwarded it, not validated yet. */
export type ForwardedForm = { form: string; body: unknown; files: readonly IncomingFile[] };

/** Returns the kind of an error, without the database's message, which repeats what was sent. */
export const getErrorKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};

type ResponseContext = { status: number; body: unknown; set: (name: string, value: string) => void };

const badRequest = 400;

/** Answers a form, whatever happens. */
export async function handleForm(strapi: Core.Strapi, context: ResponseContext, { form, body, files }: ForwardedForm): Promise<void> {
  let result: FormResponse | null;
  try {
    result = await receiveForm(strapi, { form, body, files }, new Date());
  } catch (error) {
    strapi.log.error(`A form could not be kept: ${getErrorKind(error)}`);
    result = createRefusedResult('failed');
  }
  context.set('cache-control', 'no-store');
  context.status = result === null ? badRequest : getFormResponseStatus(result);
  context.body = result ?? createRefusedResult('failed');
}
