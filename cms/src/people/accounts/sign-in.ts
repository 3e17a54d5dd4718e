import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { getRateLimitKeys, hashEmail, type Sender } from '../../submissions/rate-limits/rate-limit-keys';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { reserveMail } from '../../submissions/forms/may-mail';
import { countPasswordAttempt } from '../../submissions/rate-limits/password-tries';
import { createRefusedResult, type ValidSubmission } from '../../submissions/forms/submission';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { type Account, findAccountByEmail, isCorrectPassword } from './account';
import { enqueueConfirmation } from './letter-forms';
import { createSession } from './session';

/** Returns the rate limit key of attempts at an account, whether the account exists or not. */
export const getAttemptKey = (sender: Sender, email: string): string => `sign-in/${hashEmail(sender, email)}`;

/** Refuses an unconfirmed account and sends another letter; only a sender who knows the password learns this. */
async function refuseUnconfirmed(
  strapi: Core.Strapi,
  submission: ValidSubmission<'login'>,
  { documentId: account, email }: Account,
): Promise<FormResponse> {
  if (await reserveMail(strapi, submission.sender, 'confirm-email', email)) {
    await strapi.db.transaction(() => enqueueConfirmation(strapi, submission, { account, email }));
    await triggerMailWorker(strapi);
  }
  return createRefusedResult('not-confirmed');
}

/** Signs a citizen in. A wrong password, an unknown address and a closed account are answered alike, and as slowly. */
export async function signIn(strapi: Core.Strapi, submission: ValidSubmission<'login'>): Promise<FormResponse> {
  const { form, values, request, sender } = submission;
  if (!(await checkRateLimits(strapi, getRateLimitKeys(form, sender, false)))) return createRefusedResult('too-many');
  const { wait, revert } = await countPasswordAttempt(strapi, getAttemptKey(sender, values.email), sender);
  if (wait > 0) return createRefusedResult('too-many');
  const account = await findAccountByEmail(strapi, values.email);
  const isRight = await isCorrectPassword(strapi, account, values.password);
  if (!account || !isRight || account.blocked || request.trapped) return createRefusedResult('wrong-sign-in');
  await revert();
  if (!account.confirmed) return refuseUnconfirmed(strapi, submission, account);
  const remember = values.remember === 'yes';
  return { outcome: 'signed-in', session: await createSession(strapi, account, remember), remember };
}
