import type { Receipt } from '@ochiq/contract/forms/wire';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';
import type { IntakeFormName } from '@ochiq/contract/forms/forms';

import { getRows } from '../../platform/strapi/rows';
import { deriveAppealCode } from './readable-codes';
import { derivePurposeKey, hashWithKey } from './secret-keys';

/** Without a key of the browser's, the same again within this time is the same request. */
const windowMs = 10 * 60 * 1000;

type RequestIdentity = {
  form: IntakeFormName;
  key: string | null;
  /** The token that the browser was given when the form was opened, known to it alone. */
  token: string | null;
  values: Readonly<Record<string, unknown>>;
  sender: string;
  now: Date;
};

/**
 * Derives the keys that tell a retry from a second message: the key under which a request is stored, and those under
 * which a first attempt may be. A request with a known key gets the result of the first attempt, including its code, so
 * a key is valid only with the token of the form that it was made for, and without one only from the address that it
 * came from first.
 */
export function deriveRequestKeys(
  secret: string,
  { form, key, token, values, sender, now }: RequestIdentity,
): readonly [own: string, ...earlier: string[]] {
  const hash = (...texts: readonly string[]) => hashWithKey(derivePurposeKey(secret, 'request'), form, ...texts);
  if (key !== null && key !== '') {
    const fromAddress = hash('key', key, 'address', sender);
    // A browser whose token came late may have sent its first try without.
    return token === null ? [fromAddress] : [hash('key', key, 'token', token), fromAddress];
  }
  const window = Math.floor(now.getTime() / windowMs);
  const inWindow = (number: number) => hash('values', JSON.stringify(values), sender, String(number));
  return [inWindow(window), inWindow(window - 1)];
}

export const getSubmissionUid = (type: IntakeTypeName) => `api::${type}.${type}`;

type StoredRequest = { requestKey: string; receiptNumber?: string; dueOn?: string };

/** What the sender takes home; only of an appeal there is something. */
export type SentResult = { outcome: 'sent'; receipt: Receipt | null };

export function buildSentResult(secret: string, { requestKey, receiptNumber, dueOn }: StoredRequest): SentResult {
  if (receiptNumber === undefined || dueOn === undefined) return { outcome: 'sent', receipt: null };
  return { outcome: 'sent', receipt: { number: receiptNumber, code: deriveAppealCode(secret, requestKey), dueOn } };
}

/** Finds the result of the first attempt of the same request; null where this is the first. */
export async function findDuplicateSubmission(
  strapi: Core.Strapi,
  secret: string,
  type: IntakeTypeName,
  requestKeys: readonly string[],
): Promise<SentResult | null> {
  const row = await getRows<StoredRequest>(strapi, getSubmissionUid(type)).findOne({ where: { requestKey: { $in: requestKeys } } });
  return row && buildSentResult(secret, row);
}
