import type { Suspicion } from '@ochiq/contract/forms/intake-type';
import type { Core } from '@strapi/strapi';

import { enqueueMails } from '../mail/outbox';
import { triggerMailWorker } from '../mail/mail-worker';
import { attachFiles } from '../sent-files/stored-files';
import type { StoredFile } from '../sent-files/sent-file';
import { isUniqueViolation, getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { buildSentResult, findDuplicateSubmission, getSubmissionUid, type SentResult } from './duplicate-submissions';
import type { VerifiedProof } from '../rate-limits/proof';
import { calculateDeletionDate } from './days';
import type { SubmissionContext, SubmissionRecord } from './sent-forms';

/** Two numbers of a thousand million are seldom the same, three times in a row never. */
const maxAttempts = 3;

/** Returns whether a suspicion suppresses the letters of a row until it has been reviewed: spam is not forwarded. */
const isMailSuppressed = (suspicion: Suspicion | null) => suspicion === 'trap-filled' || suspicion === 'too-quick';

export type SubmissionToStore = {
  make: () => SubmissionRecord;
  circumstances: SubmissionContext;
  suspicion: Suspicion | null;
  addressHash: string;
  proved: VerifiedProof | null;
  files: readonly StoredFile[];
};

/** Returns whether the proof was used by another request. */
const isProofUsed = async (strapi: Core.Strapi, { nonce }: VerifiedProof) =>
  (await getTable(strapi, 'used-challenge').count({ where: { nonce } })) > 0;

/** Inserts the proof, the row, the rows of its files and its letters in one transaction. */
async function insertSubmission(
  strapi: Core.Strapi,
  { make, circumstances, suspicion, addressHash, proved, files }: SubmissionToStore,
): Promise<SentResult> {
  const { language, page, receivedAt, requestKey, secret } = circumstances;
  const { type, data, mails } = make();
  const row = {
    ...data,
    language,
    page,
    receivedAt,
    suspicion,
    requestKey,
    addressHash,
    keepUntil: calculateDeletionDate(type, receivedAt),
  };
  await strapi.db.transaction(async () => {
    if (proved) await getTable(strapi, 'used-challenge').create({ data: proved });
    const { documentId } = await getRows<{ documentId: string }>(strapi, getSubmissionUid(type)).create({ data: row });
    await attachFiles(strapi, type, documentId, files);
    if (!isMailSuppressed(suspicion)) await enqueueMails(strapi, mails, receivedAt);
  });
  await triggerMailWorker(strapi);
  return buildSentResult(secret, row);
}

/**
 * Stores a submission once: a concurrent second attempt gets the first one's result.
 * @returns null where the proof was used for another request
 */
export async function storeSubmission(strapi: Core.Strapi, submission: SubmissionToStore): Promise<SentResult | null> {
  const { secret, requestKey } = submission.circumstances;
  for (let number = 1; ; number++) {
    try {
      return await insertSubmission(strapi, submission);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const first = await findDuplicateSubmission(strapi, secret, submission.make().type, [requestKey]);
      if (first) return first;
      if (submission.proved && (await isProofUsed(strapi, submission.proved))) return null;
      if (number === maxAttempts) throw error;
    }
  }
}
