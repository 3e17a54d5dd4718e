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

/** A row that waits for a person to look at it causes no letter: spam is not handed on. */
const isQuiet = (suspicion: Suspicion | null) => suspicion === 'trap-filled' || suspicion === 'too-quick';

export type ToKeep = {
  make: () => Kept;
  circumstances: Circumstances;
  suspicion: Suspicion | null;
  addressHash: string;
  proved: Proved | null;
  files: readonly StoredFile[];
};

/** Whether the work was shown with another request before. */
const isUsed = async (strapi: Core.Strapi, { nonce }: Proved) => (await table(strapi, 'used-challenge').count({ where: { nonce } })) > 0;

/** The proof, the row, what says which files are its own, and its letters: all of them or none. */
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
 * Keeps what was sent, once: the second of two tries at the same moment is answered as the first.
 * @returns null where the proof was used for something else
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
