import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { appealState, type AppealRow } from './appeal-state';
import { codeHashOf, isSame } from './code';
import { countForm } from './count-form';
import { dueCost } from './due-work';
import { uidOfIntake } from './kept-before';
import { readReceiptNumber } from './receipt-number';
import { refused } from './refused';
import { spend } from './spend';
import type { Taken } from './taken';
import { trustIn } from './trust';

type Appeal = AppealRow & { codeHash: string };

/** What is sent against a receipt. */
const withReceipts = ['appeal', 'inquiry'] as const satisfies readonly IntakeTypeName[];

/** A wrong number and a wrong code are answered alike. */
async function stateOf(strapi: Core.Strapi, secret: string, { receipt, code }: FormValues<'appeal-status'>): Promise<FormAnswer> {
  const number = readReceiptNumber(receipt);
  const hash = codeHashOf(secret, number, code);
  for (const type of withReceipts) {
    const row = await rowsOf<Appeal>(strapi, uidOfIntake(type)).findOne({ where: { receiptNumber: number } });
    if (row && isSame(row.codeHash, hash)) return { outcome: 'state', state: appealState(row) };
  }
  return refused('unknown');
}

/**
 * Returns the state of an appeal or inquiry for its number and code. Guesses count for the address and are refused beyond a limit; the right code is
 * answered beyond it, too, as its owner may share an address with a stranger who guesses. It has 40 bits, too many to guess.
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
