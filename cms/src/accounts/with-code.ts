import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countedFor } from '../intake/counted';
import { withinLimits } from '../intake/limiter';
import { refused } from '../intake/refused';
import type { Taken } from '../intake/taken';
import { accountOf, type Account } from './account';
import { spendCode } from './letter-codes';
import { sent } from './sent';

/**
 * Answers a form that carries a letter's code: consuming the code and the work are one transaction; `after` runs
 * outside it.
 */
export async function withCode(
  strapi: Core.Strapi,
  { form, values, request, sender, secret, now }: Taken<'confirm-email'> | Taken<'reset-password'>,
  work: (account: Account) => Promise<void>,
  after: (account: Account) => Promise<void> = () => Promise.resolve(),
): Promise<FormAnswer> {
  if (!(await withinLimits(strapi, countedFor(form, sender, false)))) return refused('too-many');
  if (request.trapped) return refused('unknown');
  const owner = await strapi.db.transaction(async (): Promise<Account | null> => {
    const documentId = await spendCode(strapi, { secret, kind: form, now }, values.code);
    const account = documentId === null ? null : await accountOf(strapi, documentId);
    if (!account || account.blocked) return null;
    await work(account);
    return account;
  });
  if (!owner) return refused('unknown');
  await after(owner);
  return sent;
}
