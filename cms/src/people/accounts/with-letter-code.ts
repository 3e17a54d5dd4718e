import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { getRateLimitKeys } from '../../submissions/rate-limits/rate-limit-keys';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { createRefusedResult } from '../../submissions/forms/refusal';
import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { findAccountById, type Account } from './account';
import { consumeLetterCode } from './letter-codes';
import { sentResult } from './sent-result';

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
