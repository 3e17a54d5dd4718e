import type { Receipt } from '@ochiq/contract/forms/wire';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { deriveAppealCode } from './appeal-code';

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
