import type { CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import type { ValidSubmission } from '../../submissions/forms/submission';
import { readLetterReader } from '../../submissions/mail/letter-reader';
import { buildAccountExistsMail } from '../../submissions/mail/letters';
import { enqueueMails } from '../../submissions/mail/outbox';
import { isUniqueViolation } from '../../platform/strapi/rows';
import { type Account, addAccount, findAccountByEmail, findAccountById, isCorrectPassword, updateAccount } from './account';
import { deleteLetterCodes } from './letter-codes';
import { enqueueConfirmation, handleEmailForm } from './letter-forms';
import { generateSessionToken, createSession } from './session';

type SignUpSubmission = ValidSubmission<'signup'>;

/**
 * Adds an account, or replaces an unconfirmed one: the later sign-up may be the owner's, so the earlier code becomes
 * invalid.
 */
async function addOrReplace(strapi: Core.Strapi, submission: SignUpSubmission, existing: Account | null): Promise<string | null> {
  const { name, email, password } = submission.values;
  const account = existing?.documentId ?? (await addAccount(strapi, { name, email, password }));
  if (existing) {
    await updateAccount(strapi, existing, { name, password });
    await deleteLetterCodes(strapi, account);
  }
  await enqueueConfirmation(strapi, submission, { account, email });
  return account;
}

async function notifyOwner(strapi: Core.Strapi, { values, request, now }: SignUpSubmission, account: Account): Promise<null> {
  // Does the work of a new account, so that the time reveals nothing either.
  await isCorrectPassword(strapi, account, values.password);
  if (account.blocked) return null;
  const reader = await readLetterReader(strapi, request);
  await enqueueMails(strapi, [buildAccountExistsMail(reader, account.email, { siteUrl: settings.SITE_URL })], now);
  return null;
}

/**
 * Tries to sign up once.
 * @returns the document id of the account that waits for its confirmation, if there is one now
 */
async function trySignUp(strapi: Core.Strapi, submission: SignUpSubmission): Promise<string | null> {
  return await strapi.db.transaction(async () => {
    const account = await findAccountByEmail(strapi, submission.values.email);
    if (account && (account.confirmed || account.blocked)) return notifyOwner(strapi, submission, account);
    return addOrReplace(strapi, submission, account);
  });
}

async function trySignUpTwice(strapi: Core.Strapi, submission: SignUpSubmission): Promise<string | null> {
  try {
    return await trySignUp(strapi, submission);
  } catch (error) {
    // A concurrent request with the same address was first: the database reports it, or Strapi, which looks before it
    // writes.
    if (!isUniqueViolation(error) && !(error instanceof errors.ValidationError)) throw error;
    return trySignUp(strapi, submission);
  }
}

/**
 * Creates a session for the browser that signed up. It is valid only after the letter has been read, on whatever
 * device, and no longer once another person has signed up with the address. Without a new account it is never valid: a
 * browser learns nothing about other people's accounts.
 */
async function createPendingSession(strapi: Core.Strapi, documentId: string | null): Promise<string> {
  const account = documentId === null ? null : await findAccountById(strapi, documentId);
  return account ? createSession(strapi, account, true) : generateSessionToken();
}

/**
 * Creates an account that a letter confirms. The response is the same where there is one already: only the letter
 * differs.
 */
export async function signUp(strapi: Core.Strapi, submission: SignUpSubmission): Promise<CmsFormResponse> {
  let accountId: string | null = null;
  const result = await handleEmailForm(strapi, submission, async () => {
    accountId = await trySignUpTwice(strapi, submission);
  });
  if (result.outcome !== 'sent' || submission.values.remember !== 'yes') return result;
  return { ...result, awaited: await createPendingSession(strapi, accountId) };
}
