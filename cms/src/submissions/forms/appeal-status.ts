import type { AppealState, FormResponse } from '@ochiq/contract/forms/wire';
import type { FormValues } from '@ochiq/contract/forms/forms';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { hashAppealCode, isTimingSafeEqual, normalizeReceiptNumber } from './readable-codes';
import { countSubmission, evaluateTrust } from '../rate-limits/trust';
import { readProofCost } from '../rate-limits/due-work';
import { getSubmissionUid } from './duplicate-submissions';
import { createRefusedResult, type ValidSubmission } from './submission';
import { consumeProof } from '../rate-limits/proof';
import { toTashkentDay } from './days';

/** The columns of an appeal that its sender may see. */
export type AppealRow = Pick<AppealState, 'stage' | 'dueOn' | 'answer'> & {
  receiptNumber: string;
  receivedAt: string;
  language: Locale;
};

/** Returns the public state of an appeal; a written answer is shown only once it has been given. */
export const toAppealState = ({ receiptNumber: number, stage, dueOn, answer, receivedAt, language }: AppealRow): AppealState => ({
  number,
  stage,
  receivedOn: toTashkentDay(new Date(receivedAt)),
  dueOn,
  answer: stage === 'answered' ? answer : null,
  language,
});

type StoredAppeal = AppealRow & { codeHash: string };

/** What is sent against a receipt. */
const withReceipts = ['appeal', 'inquiry'] as const satisfies readonly IntakeTypeName[];

/** A wrong number and a wrong code are answered alike. */
async function findAppealStatus(
  strapi: Core.Strapi,
  secret: string,
  { receipt, code }: FormValues<'appeal-status'>,
): Promise<FormResponse> {
  const number = normalizeReceiptNumber(receipt);
  const hash = hashAppealCode(secret, number, code);
  for (const type of withReceipts) {
    const row = await getRows<StoredAppeal>(strapi, getSubmissionUid(type)).findOne({ where: { receiptNumber: number } });
    if (row && isTimingSafeEqual(row.codeHash, hash)) return { outcome: 'state', state: toAppealState(row) };
  }
  return createRefusedResult('unknown');
}

/**
 * Returns the state of an appeal or inquiry for its number and code. Guesses count for the address and are refused beyond a limit; the right code is
 * answered beyond it, too, as its owner may share an address with a stranger who guesses. It has 40 bits, too many to guess.
 */
export async function handleAppealStatus(strapi: Core.Strapi, submission: ValidSubmission<'appeal-status'>): Promise<FormResponse> {
  const { form, values, request, sender, secret, now } = submission;
  const trust = await evaluateTrust({ secret, form, due: await readProofCost(strapi, sender) }, request, now);
  if (trust === null) return createRefusedResult('expired');
  const isWithin = await countSubmission(strapi, form, sender, trust);
  if (!(await consumeProof(strapi, trust.proved))) return createRefusedResult('expired');
  const result = await findAppealStatus(strapi, secret, values);
  return isWithin || result.outcome === 'state' ? result : createRefusedResult('too-many');
}
