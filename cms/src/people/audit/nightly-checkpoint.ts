import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { toTashkentDay } from '../../submissions/forms/days';
import { listAuditFiles, writeAuditFile } from './audit-folder';
import { recordAuditNotes } from './audit-notes';
import { signCheckpoint } from './chain/checkpoint';
import { getAuditSecret, getHeadKeeper } from './head-keeper';
import { deriveCheckpointKeys } from './chain/keys';
import { recordAudit, systemActor } from './record-audit';

export const isCheckpointFile = (name: string): boolean => /^checkpoint-\d{4}-\d{2}-\d{2}\.json$/u.test(name);

const getCheckpointFile = (day: string) => `checkpoint-${day}.json`;

/**
 * Signs the end of the log for a day, in a file of its own; nothing happens where the day has one.
 * @returns the name of the file
 */
export async function makeCheckpoint(strapi: Core.Strapi, now: Date): Promise<string> {
  const day = toTashkentDay(now);
  const file = getCheckpointFile(day);
  if ((await listAuditFiles()).includes(file)) return file;
  const subject = { type: 'audit-log', id: '1', title: null, locale: null };
  const last = await recordAudit(strapi, [{ kind: 'checkpoint', subject, details: { day }, actor: systemActor }]);
  if (!last) throw new Error('The audit log has no row');
  const { number, hash } = last;
  const signed = { format: 1, day, at: now.toISOString(), number, rows: number, hash } as const;
  await writeAuditFile(file, signCheckpoint(deriveCheckpointKeys(getAuditSecret()), signed), 'create');
  await getHeadKeeper(strapi).flush();
  return file;
}

/** At a quarter to two in the night of Tashkent: before the backup, which has the checkpoint then. */
const nightly = { rule: '45 1 * * *', tz: 'Asia/Tashkent' };

/** Each minute. */
const often = { rule: '* * * * *' };

/** Signs a checkpoint every night, and records each minute what commands have noted; Strapi stops the jobs when it ends. */
export function startAuditJobs(strapi: Core.Strapi): void {
  const sign = async () => {
    try {
      await makeCheckpoint(strapi, new Date());
    } catch (error) {
      strapi.log.error(`The audit log has no checkpoint of tonight: ${getErrorMessage(error)}`);
    }
  };
  strapi.cron.add({
    'ochiq-audit-checkpoint': { task: sign, options: nightly },
    'ochiq-audit-notes': { task: () => recordAuditNotes(strapi), options: often },
  });
}
