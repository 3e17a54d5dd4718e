import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countedFor } from '../intake/counted';
import { withinLimits } from '../intake/limiter';
import { refused } from '../intake/refused';
import type { Taken } from '../intake/taken';
import { accountOf, type Account } from './account';
import { spendCode } from './letter-codes';
import { sent } from './sent';

/** Answers a form that shows a letter's code: the code is spent and the work done, or neither. */
export async function withCode(
  strapi: Core.Strapi,
  { form, values, request, sender, secret, now }: Taken<'confirm-email'> | Taken<'reset-password'>,
  work: (account: Account) => Promise<void>,
): Promise<FormAnswer> {
  if (!(await withinLimits(strapi, countedFor(form, values, sender, false)))) return refused('too-many');
  if (request.trapped) return refused('unknown');
  return strapi.db.transaction(async (): Promise<FormAnswer> => {
    const documentId = await spendCode(strapi, { secret, kind: form, now }, values.code);
    const account = documentId === null ? null : await accountOf(strapi, documentId);
    if (!account || account.blocked) return refused('unknown');
    await work(account);
    return sent;
  });
}
