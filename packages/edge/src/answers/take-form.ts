import { statusOf, type FormAnswer } from '@ochiq/contract/forms/wire';
import type { PathForm } from '@ochiq/contract/path-for';

import { bodyFormat, readFields } from '../rules/form-body.ts';
import type { TakenForm } from '../rules/form-place.ts';
import { formRequest, typedValues } from '../rules/form-request.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import { isSameOrigin } from '../rules/same-origin.ts';
import type { EdgeContext } from './edge-context.ts';
import type { Sender } from './sender.ts';

/** A form that was sent to its address. */
export type PostedForm = { name: TakenForm; form: PathForm; headers: HeaderBag };

/** What became of it. */
export type Outcome = {
  status: number;
  answer: FormAnswer;
  /** What its page shows again. */
  values: ReadonlyMap<string, string>;
};

const failed: FormAnswer = { outcome: 'refused', reason: 'failed' };

const refused = (status: 400 | 403 | 408 | 413 | 415 | 503): Outcome => ({ status, answer: failed, values: new Map() });

/** For a form that came while too many others were handled. */
export const noRoom = refused(503);

/** The gateway: what is refused here was not read on, and the CMS hears nothing of it. */
export async function takeForm({ name, form, headers }: PostedForm, { forms, site }: EdgeContext, sender: Sender): Promise<Outcome> {
  if (!isSameOrigin(headers, site)) return refused(403);
  const format = bodyFormat(headers);
  if (!format) return refused(415);
  const body = await sender.read(forms.limits);
  if (typeof body === 'number') return refused(body);
  const sent = readFields(body, format);
  if (!sent) return refused(400);

  const reply = (await forms.cms?.receive(name, formRequest(name, form, sent, sender.address()))) ?? 'not set up';
  if (typeof reply === 'string') sender.note(name, reply);
  const answer = typeof reply === 'string' ? failed : reply;
  return { status: statusOf(answer), answer, values: typedValues(name, sent) };
}
