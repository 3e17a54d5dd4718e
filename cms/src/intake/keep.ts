import type { Suspicion } from '@ochiq/contract/intake-type';
import type { Core } from '@strapi/strapi';

import { post } from '../mail/outbox';
import { wakePostman } from '../mail/postman';
import { bindFiles } from '../sent-files/keep-sent';
import type { StoredFile } from '../sent-files/sent-file';
import { isTaken, rowsOf } from '../strapi/rows';
import { table } from '../tables/table';
import { answerFor, keptBefore, uidOfIntake, type SentAnswer } from './kept-before';
import type { Proved } from './proof';
import { keepUntil } from './retention';
import type { Circumstances, Kept } from './sent-forms';

/** Two numbers of a thousand million are seldom the same, three times in a row never. */
const tries = 3;

/** Returns whether a suspicion suppresses the letters of a row until it has been reviewed: spam is not forwarded. */
const isQuiet = (suspicion: Suspicion | null) => suspicion === 'trap-filled' || suspicion === 'too-quick';

export type ToKeep = {
  make: () => Kept;
  circumstances: Circumstances;
  suspicion: Suspicion | null;
  addressHash: string;
  proved: Proved | null;
  files: readonly StoredFile[];
};

/** Returns whether the proof was used by another request. */
const isUsed = async (strapi: Core.Strapi, { nonce }: Proved) => (await table(strapi, 'used-challenge').count({ where: { nonce } })) > 0;

/** Inserts the proof, the row, the rows of its files and its letters in one transaction. */
async function write(strapi: Core.Strapi, { make, circumstances, suspicion, addressHash, proved, files }: ToKeep): Promise<SentAnswer> {
  const { language, page, receivedAt, requestKey, secret } = circumstances;
  const { type, data, mails } = make();
  const row = { ...data, language, page, receivedAt, suspicion, requestKey, addressHash, keepUntil: keepUntil(type, receivedAt) };
  await strapi.db.transaction(async () => {
    if (proved) await table(strapi, 'used-challenge').create({ data: proved });
    const { documentId } = await rowsOf<{ documentId: string }>(strapi, uidOfIntake(type)).create({ data: row });
    await bindFiles(strapi, type, documentId, files);
    if (!isQuiet(suspicion)) await post(strapi, mails, receivedAt);
  });
  wakePostman(strapi);
  return answerFor(secret, row);
}

/**
 * Stores a submission once: a concurrent second attempt gets the first one's result.
 * @returns null where the proof was used for another request
 */
export async function keep(strapi: Core.Strapi, toKeep: ToKeep): Promise<SentAnswer | null> {
  const { secret, requestKey } = toKeep.circumstances;
  for (let number = 1; ; number++) {
    try {
      return await write(strapi, toKeep);
    } catch (error) {
      if (!isTaken(error)) throw error;
      const first = await keptBefore(strapi, secret, toKeep.make().type, [requestKey]);
      if (first) return first;
      if (toKeep.proved && (await isUsed(strapi, toKeep.proved))) return null;
      if (number === tries) throw error;
    }
  }
}
