import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { FormValues } from '@ochiq/contract/forms/forms';
import type { Core } from '@strapi/strapi';

import { isTaken, rowsOf } from '../strapi/rows';
import { table } from '../tables/table';
import { codeHashOf, isSame } from './code';
import { countedFor } from './counted';
import { withinLimits } from './limiter';
import type { Proved } from './proof';
import { readReceiptNumber } from './receipt-number';
import { refused } from './refused';
import type { Taken } from './taken';
import { dayIn } from './tashkent-day';
import { trustIn } from './trust';

type Appeal = {
  receiptNumber: string;
  codeHash: string;
  stage: 'received' | 'in-review' | 'answered';
  receivedAt: string;
  dueOn: string;
  answer: string | null;
};

/** Takes the proof of a request that is not kept. @returns false where it was shown before */
async function spend(strapi: Core.Strapi, proved: Proved | null): Promise<boolean> {
  try {
    if (proved) await table(strapi, 'used-challenge').create({ data: proved });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** A wrong number and a wrong code are answered alike. */
async function stateOf(strapi: Core.Strapi, secret: string, { receipt, code }: FormValues<'appeal-status'>): Promise<FormAnswer> {
  const number = readReceiptNumber(receipt);
  const appeal = await rowsOf<Appeal>(strapi, 'api::appeal.appeal').findOne({ where: { receiptNumber: number } });
  const hash = codeHashOf(secret, number, code);
  if (!appeal || !isSame(appeal.codeHash, hash)) return refused('unknown');
  const { stage, dueOn, answer, receivedAt } = appeal;
  const receivedOn = dayIn(new Date(receivedAt));
  return { outcome: 'state', state: { number, stage, receivedOn, dueOn, answer: stage === 'answered' ? answer : null } };
}

/** How far an appeal is: asked with number and code. */
export async function askAppeal(strapi: Core.Strapi, taken: Taken<'appeal-status'>): Promise<FormAnswer> {
  const { form, values, request, sender, secret, now } = taken;
  const trust = await trustIn(secret, 'appeal-status', request, now);
  if (trust === null) return refused('expired');
  if (!(await withinLimits(strapi, countedFor(form, values, sender, trust.proved !== null)))) return refused('too-many');
  return (await spend(strapi, trust.proved)) ? stateOf(strapi, secret, values) : refused('expired');
}
