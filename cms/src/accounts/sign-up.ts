import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../env';
import type { Taken } from '../intake/taken';
import { accountExistsMail } from '../mail/account-letters';
import { post } from '../mail/outbox';
import { isTaken } from '../strapi/rows';
import { accountWith, addAccount, changeAccount, type Account } from './account';
import { forgetCodes } from './letter-codes';
import { letterAsked } from './letter-asked';
import { isPassword } from './password';
import { postConfirmation } from './post-confirmation';

type Asked = Taken<'signup'>;

/** Who signs up before an address is confirmed may be its owner, who came before may not: their code counts no more. */
async function addOrReplace(strapi: Core.Strapi, asked: Asked, before: Account | null): Promise<void> {
  const { name, email, password } = asked.values;
  const account = before?.documentId ?? (await addAccount(strapi, { name, email, password }));
  if (before) {
    await changeAccount(strapi, before, { name, password });
    await forgetCodes(strapi, account);
  }
  await postConfirmation(strapi, asked, { account, email });
}

async function tellOwner(strapi: Core.Strapi, { values, request, now }: Asked, account: Account): Promise<void> {
  // The work of a new account, so that the time tells nothing either.
  await isPassword(strapi, account, values.password);
  if (account.blocked) return;
  await post(strapi, [accountExistsMail(request.language, account.email, { siteUrl: settings.SITE_URL })], now);
}

async function attempt(strapi: Core.Strapi, asked: Asked): Promise<void> {
  await strapi.db.transaction(async () => {
    const account = await accountWith(strapi, asked.values.email);
    if (account && (account.confirmed || account.blocked)) await tellOwner(strapi, asked, account);
    else await addOrReplace(strapi, asked, account);
  });
}

/** Makes an account that a letter confirms. The answer is the same where there is one already: only the letter tells. */
export const signUp = (strapi: Core.Strapi, asked: Asked): Promise<FormAnswer> =>
  letterAsked(strapi, asked, async () => {
    try {
      await attempt(strapi, asked);
    } catch (error) {
      // Somebody with the same address was a moment faster: the database says so, or Strapi, which looks before it writes.
      if (!isTaken(error) && !(error instanceof errors.ValidationError)) throw error;
      await attempt(strapi, asked);
    }
  });
