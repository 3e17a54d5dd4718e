import type { Receipt } from '@ochiq/contract/forms/wire';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { codeOf } from './code';

export const uidOfIntake = (type: IntakeTypeName) => `api::${type}.${type}`;

type Row = { requestKey: string; receiptNumber?: string; dueOn?: string };

/** What the sender takes home; only of an appeal there is something. */
export type SentAnswer = { outcome: 'sent'; receipt: Receipt | null };

export function answerFor(secret: string, { requestKey, receiptNumber, dueOn }: Row): SentAnswer {
  if (receiptNumber === undefined || dueOn === undefined) return { outcome: 'sent', receipt: null };
  return { outcome: 'sent', receipt: { number: receiptNumber, code: codeOf(secret, requestKey), dueOn } };
}

/** Finds the result of the first attempt of the same request; null where this is the first. */
export async function keptBefore(
  strapi: Core.Strapi,
  secret: string,
  type: IntakeTypeName,
  requestKeys: readonly string[],
): Promise<SentAnswer | null> {
  const row = await rowsOf<Row>(strapi, uidOfIntake(type)).findOne({ where: { requestKey: { $in: requestKeys } } });
  return row && answerFor(secret, row);
}
