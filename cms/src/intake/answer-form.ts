import { statusOf, type FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { ComeFile } from '../sent-files/sent-file';
import { kindOf } from './kind-of';
import { receive } from './receive';
import { refused } from './refused';

type Context = { status: number; body: unknown; set: (name: string, value: string) => void };

/** A form as the edge forwarded it, not validated yet. */
export type HandedOn = { form: string; body: unknown; files: readonly ComeFile[] };

const badRequest = 400;

/** Answers a form, whatever happens. */
export async function answerForm(strapi: Core.Strapi, context: Context, { form, body, files }: HandedOn): Promise<void> {
  let answer: FormAnswer | null;
  try {
    answer = await receive(strapi, { form, body, files }, new Date());
  } catch (error) {
    strapi.log.error(`A form could not be kept: ${kindOf(error)}`);
    answer = refused('failed');
  }
  context.set('cache-control', 'no-store');
  context.status = answer === null ? badRequest : statusOf(answer);
  context.body = answer ?? refused('failed');
}
