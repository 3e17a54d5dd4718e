import { type AuditCheckpoint, auditCheckpoint, maxPublishedCheckpoints } from '@ochiq/contract/wire/audit-checkpoint';

import { settings } from '../../env';
import { listAuditFiles, readAuditFile } from './audit-folder';
import { isCheckpointFile } from './nightly-checkpoint';

/** Reads the newest checkpoints for the public site, the newest first; `null` where the setting does not publish them. */
export async function readPublishedCheckpoints(): Promise<AuditCheckpoint[] | null> {
  if (!settings.AUDIT_CHECKPOINTS_PUBLIC) return null;
  const files = (await listAuditFiles()).filter(isCheckpointFile).toReversed().slice(0, maxPublishedCheckpoints);
  const read = await Promise.all(files.map(async (file) => auditCheckpoint.safeParse(await readAuditFile(file)).data));
  return read.filter((one) => one !== undefined);
}
