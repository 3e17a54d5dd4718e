import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { FormValues } from '@ochiq/contract/forms/forms';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { appealState, type AppealRow } from './appeal-state';
import { codeHashOf, isSame } from './code';
import { countForm } from './count-form';
import { dueCost } from './due-work';
import { readReceiptNumber } from './receipt-number';
import { refused } from './refused';
import { spend } from './spend';
import type { Taken } from './taken';
import { trustIn } from './trust';

type Appeal = AppealRow & { codeHash: string };

/** Finds the state of an appeal. A wrong number and a wrong code get the same response. */
async function stateOf(strapi: Core.Strapi, secret: string, { receipt, code }: FormValues<'appeal-status'>): Promise<FormAnswer> {
  const number = readReceiptNumber(receipt);
  const appeal = await rowsOf<Appeal>(strapi, 'api::appeal.appeal').findOne({ where: { receiptNumber: number } });
  const hash = codeHashOf(secret, number, code);
  if (!appeal || !isSame(appeal.codeHash, hash)) return refused('unknown');
  return { outcome: 'state', state: appealState(appeal) };
}

/**
 * Answers a request for the state of an appeal, by number and code. Guesses count against the sender and are refused
 * beyond a limit; the right code is accepted beyond it, too, as its owner may share an address with a stranger who
 * guesses. It has 40 bits, so that guessing it is not practical.
 */
export async function askAppeal(strapi: Core.Strapi, taken: Taken<'appeal-status'>): Promise<FormAnswer> {
  const { form, values, request, sender, secret, now } = taken;
  const trust = await trustIn({ secret, form, due: await dueCost(strapi, sender) }, request, now);
  if (trust === null) return refused('expired');
  const isWithin = await countForm(strapi, form, sender, trust);
  if (!(await spend(strapi, trust.proved))) return refused('expired');
  const answer = await stateOf(strapi, secret, values);
  return isWithin || answer.outcome === 'state' ? answer : refused('too-many');
}
