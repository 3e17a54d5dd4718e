import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countSubmission } from '../../submissions/rate-limits/count-form';
import { readProofCost } from '../../submissions/rate-limits/due-work';
import { reserveMail } from '../../submissions/forms/may-mail';
import { createRefusedResult } from '../../submissions/forms/refusal';
import { consumeProof } from '../../submissions/rate-limits/consume-proof';
import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { evaluateTrust } from '../../submissions/rate-limits/trust';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import type { CodeKind } from './letter-codes';
import { sentResult } from './sent-result';

const codeKinds = { signup: 'confirm-email', 'forgot-password': 'reset-password' } as const satisfies Record<string, CodeKind>;

/**
 * Answers a form that ends with a letter, with the same protection against spam as every form. A filled trap gets the
 * usual response; speed is no suspicion here: browsers fill these forms automatically. Where the letter may not be
 * sent, nothing else is done: the code of the last letter then still confirms what that letter was sent for.
 */
export async function handleEmailForm(
  strapi: Core.Strapi,
  { form, values, request, sender, secret, now }: ValidSubmission<'signup'> | ValidSubmission<'forgot-password'>,
  work: () => Promise<void>,
): Promise<FormResponse> {
  const trust = await evaluateTrust({ secret, form, due: await readProofCost(strapi, sender) }, request, now);
  if (trust === null) return createRefusedResult('expired');
  if (!(await countSubmission(strapi, form, sender, trust))) return createRefusedResult('too-many');
  if (!(await consumeProof(strapi, trust.proved))) return createRefusedResult('expired');
  if (request.trapped) return sentResult;
  if (!(await reserveMail(strapi, sender, codeKinds[form], values.email))) return sentResult;
  await work();
  triggerMailWorker(strapi);
  return sentResult;
}
