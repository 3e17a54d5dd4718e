import type { CmsAnswer } from '@ochiq/contract/forms/cms-answer';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../env';
import type { Taken } from '../intake/taken';
import { accountExistsMail } from '../mail/account-letters';
import { post } from '../mail/outbox';
import { isTaken } from '../strapi/rows';
import { accountOf, accountWith, addAccount, changeAccount, type Account } from './account';
import { forgetCodes } from './letter-codes';
import { letterAsked } from './letter-asked';
import { isPassword } from './password';
import { postConfirmation } from './post-confirmation';
import { generateSession, newSession } from './session';

type Asked = Taken<'signup'>;

/**
 * Adds an account, or replaces an unconfirmed one: the later sign-up may be the owner's, so the earlier code becomes
 * invalid.
 */
async function addOrReplace(strapi: Core.Strapi, asked: Asked, before: Account | null): Promise<string | null> {
  const { name, email, password } = asked.values;
  const account = before?.documentId ?? (await addAccount(strapi, { name, email, password }));
  if (before) {
    await changeAccount(strapi, before, { name, password });
    await forgetCodes(strapi, account);
  }
  await postConfirmation(strapi, asked, { account, email });
  return account;
}

async function tellOwner(strapi: Core.Strapi, { values, request, now }: Asked, account: Account): Promise<null> {
  // Does the work of a new account, so that the time reveals nothing either.
  await isPassword(strapi, account, values.password);
  if (account.blocked) return null;
  await post(strapi, [accountExistsMail(request.language, account.email, { siteUrl: settings.SITE_URL })], now);
  return null;
}

/**
 * Tries to sign up once.
 * @returns the document id of the account that waits for its confirmation, if there is one now
 */
async function attempt(strapi: Core.Strapi, asked: Asked): Promise<string | null> {
  return await strapi.db.transaction(async () => {
    const account = await accountWith(strapi, asked.values.email);
    if (account && (account.confirmed || account.blocked)) return tellOwner(strapi, asked, account);
    return addOrReplace(strapi, asked, account);
  });
}

async function attemptTwice(strapi: Core.Strapi, asked: Asked): Promise<string | null> {
  try {
    return await attempt(strapi, asked);
  } catch (error) {
    // A concurrent request with the same address was first: the database reports it, or Strapi, which looks before it
    // writes.
    if (!isTaken(error) && !(error instanceof errors.ValidationError)) throw error;
    return attempt(strapi, asked);
  }
}

/**
 * Creates a session for the browser that signed up. It is valid only after the letter has been read, on whatever
 * device, and no longer once another person has signed up with the address. Without a new account it is never valid: a
 * browser learns nothing about other people's accounts.
 */
async function createAwaitedSession(strapi: Core.Strapi, documentId: string | null): Promise<string> {
  const account = documentId === null ? null : await accountOf(strapi, documentId);
  return account ? newSession(strapi, account, true) : generateSession();
}

/**
 * Creates an account that a letter confirms. The response is the same where there is one already: only the letter
 * differs.
 */
export async function signUp(strapi: Core.Strapi, asked: Asked): Promise<CmsAnswer> {
  let made: string | null = null;
  const answer = await letterAsked(strapi, asked, async () => {
    made = await attemptTwice(strapi, asked);
  });
  if (answer.outcome !== 'sent' || asked.values.remember !== 'yes') return answer;
  return { ...answer, awaited: await createAwaitedSession(strapi, made) };
}
