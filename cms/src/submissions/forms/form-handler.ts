import { getFormResponseStatus, type FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { IncomingFile } from '../sent-files/sent-file';
import { getErrorKind } from './error-kind';
import { receiveForm } from './receive';
import { createRefusedResult } from './refusal';

type ResponseContext = { status: number; body: unknown; set: (name: string, value: string) => void };

/** A form as the edge forwarded it, not validated yet. */
export type ForwardedForm = { form: string; body: unknown; files: readonly IncomingFile[] };

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
