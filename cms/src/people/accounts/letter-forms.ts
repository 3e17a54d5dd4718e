import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countSubmission, evaluateTrust } from '../../submissions/rate-limits/trust';
import { readProofCost } from '../../submissions/rate-limits/due-work';
import { reserveMail } from '../../submissions/forms/may-mail';
import { createRefusedResult, type ValidSubmission } from '../../submissions/forms/submission';
import { consumeProof } from '../../submissions/rate-limits/proof';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { type CodeKind, consumeLetterCode, createLetterCode } from './letter-codes';
import { getRateLimitKeys } from '../../submissions/rate-limits/rate-limit-keys';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { type Account, findAccountById } from './account';
import { settings } from '../../env';
import { readLetterReader } from '../../submissions/mail/letter-reader';
import { buildConfirmEmailMail } from '../../submissions/mail/letters';
import { enqueueMails } from '../../submissions/mail/outbox';

/** The result that does not reveal whether there is such an account. */
export const sentResult: FormResponse = { outcome: 'sent', receipt: null };

/**
 * Answers a form that carries a letter's code: consuming the code and the work are one transaction; `after` runs
 * outside it.
 */
export async function withLetterCode(
  strapi: Core.Strapi,
  { form, values, request, sender, secret, now }: ValidSubmission<'confirm-email'> | ValidSubmission<'reset-password'>,
  work: (account: Account) => Promise<void>,
  after: (account: Account) => Promise<void> = () => Promise.resolve(),
): Promise<FormResponse> {
  if (!(await checkRateLimits(strapi, getRateLimitKeys(form, sender, false)))) return createRefusedResult('too-many');
  if (request.trapped) return createRefusedResult('unknown');
  const owner = await strapi.db.transaction(async (): Promise<Account | null> => {
    const documentId = await consumeLetterCode(strapi, { secret, kind: form, now }, values.code);
    const account = documentId === null ? null : await findAccountById(strapi, documentId);
    if (!account || account.blocked) return null;
    await work(account);
    return account;
  });
  if (!owner) return createRefusedResult('unknown');
  await after(owner);
  return sentResult;
}

type ConfirmationContext = Pick<ValidSubmission<'signup' | 'login'>, 'request' | 'secret' | 'now'>;

/** Puts a letter into the outbox whose link confirms an account's address. */
export async function enqueueConfirmation(
  strapi: Core.Strapi,
  { request, secret, now }: ConfirmationContext,
  { account, email }: { account: string; email: string },
): Promise<void> {
  const code = await createLetterCode(strapi, { secret, kind: 'confirm-email', now }, account);
  const reader = await readLetterReader(strapi, request);
  await enqueueMails(strapi, [buildConfirmEmailMail(reader, email, { siteUrl: settings.SITE_URL, code })], now);
}

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
  await triggerMailWorker(strapi);
  return sentResult;
}
