import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { countedFor, emailHash, type Sender } from '../intake/counted';
import { withinLimits } from '../intake/limiter';
import { mayMail } from '../intake/may-mail';
import { countTry } from '../intake/password-tries';
import { refused } from '../intake/refused';
import type { Taken } from '../intake/taken';
import { wakePostman } from '../mail/postman';
import { accountWith, type Account } from './account';
import { isPassword } from './password';
import { postConfirmation } from './post-confirmation';
import { newSession } from './session';

/** Returns the rate limit key of attempts at an account, whether the account exists or not. */
export const triedAccount = (sender: Sender, email: string): string => `sign-in/${emailHash(sender, email)}`;

/** Refuses an unconfirmed account and sends another letter; only a sender who knows the password learns this. */
async function notConfirmed(strapi: Core.Strapi, asked: Taken<'login'>, { documentId: account, email }: Account): Promise<FormAnswer> {
  if (await mayMail(strapi, asked.sender, 'confirm-email', email)) {
    await strapi.db.transaction(() => postConfirmation(strapi, asked, { account, email }));
    wakePostman(strapi);
  }
  return refused('not-confirmed');
}

/** Signs a citizen in. A wrong password, an unknown address and a closed account are answered alike, and as slowly. */
export async function signIn(strapi: Core.Strapi, asked: Taken<'login'>): Promise<FormAnswer> {
  const { form, values, request, sender } = asked;
  if (!(await withinLimits(strapi, countedFor(form, sender, false)))) return refused('too-many');
  const { wait, takeBack } = await countTry(strapi, triedAccount(sender, values.email), sender);
  if (wait > 0) return refused('too-many');
  const account = await accountWith(strapi, values.email);
  const isRight = await isPassword(strapi, account, values.password);
  if (!account || !isRight || account.blocked || request.trapped) return refused('wrong-sign-in');
  await takeBack();
  if (!account.confirmed) return notConfirmed(strapi, asked, account);
  const remember = values.remember === 'yes';
  return { outcome: 'signed-in', session: await newSession(strapi, account, remember), remember };
}
