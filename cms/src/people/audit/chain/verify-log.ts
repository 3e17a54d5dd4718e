import { auditCheckpoint } from '@ochiq/contract/wire/audit-checkpoint';

import { listAuditFiles, readAuditFile } from '../audit-folder';
import type { ChainFault } from './chain-fault';
import { type Anchor, ChainCheck } from './check-chain';
import { isGenuineCheckpoint } from './checkpoint';
import { head, isGenuineHead } from './head';
import { getAuditSecret, headFile } from '../head-keeper';
import { deriveChainKey, deriveCheckpointKeys, deriveHeadKey } from './keys';
import { isCheckpointFile } from '../nightly-checkpoint';
import type { AuditRow } from './sealed-row';

/** The outcome of a verification. */
export type Verification = { rows: number; checkpoints: number; faults: readonly ChainFault[] };

type Evidence = { anchors: Anchor[]; checkpoints: number; faults: ChainFault[]; hasHead: boolean };

const isHeadFile = (name: string) => name === headFile || /^head-\d+-\d+\.json$/u.test(name);

/** Reads what the folder of the log says of its rows. What was not signed by this site is a fault, and proves nothing. */
async function readEvidence(secrets: readonly string[]): Promise<Evidence> {
  const publicKeys = secrets.map((secret) => deriveCheckpointKeys(secret).publicKey);
  const headKeys = secrets.map(deriveHeadKey);
  const evidence: Evidence = { anchors: [], checkpoints: 0, faults: [], hasHead: false };
  for (const source of await listAuditFiles()) {
    if (!isCheckpointFile(source) && !isHeadFile(source)) continue;
    const content = await readAuditFile(source);
    const signed = auditCheckpoint.safeParse(content).data;
    const sealed = head.safeParse(content).data;
    const isNamed = signed !== undefined && source === `checkpoint-${signed.day}.json`;
    if (isCheckpointFile(source)) evidence.checkpoints += 1;
    if (source === headFile) evidence.hasHead = true;
    const isGenuine = isCheckpointFile(source)
      ? isNamed && publicKeys.some((key) => isGenuineCheckpoint(signed, key))
      : sealed !== undefined && headKeys.some((key) => isGenuineHead(key, sealed));
    const end = isCheckpointFile(source) ? signed : sealed;
    if (isGenuine && end) evidence.anchors.push({ number: end.number, hash: end.hash, source });
    else evidence.faults.push({ kind: 'forged', source });
  }
  return evidence;
}

/**
 * Verifies the log: its rows, and what the head file and the checkpoints say of them.
 * @param formerSecrets those that `ENCRYPTION_KEY` was before, the newest first
 */
export async function verifyLog(readRows: () => AsyncIterable<AuditRow>, formerSecrets: readonly string[]): Promise<Verification> {
  const secrets = [getAuditSecret(), ...formerSecrets];
  // First: rows that come meanwhile are after what these say.
  const { anchors, checkpoints, faults, hasHead } = await readEvidence(secrets);
  const check = new ChainCheck(secrets.map(deriveChainKey), anchors);
  for await (const row of readRows()) check.add(row);
  const result = check.end();
  const missing: ChainFault[] = hasHead || result.rows === 0 ? [] : [{ kind: 'no-head', source: headFile }];
  return { rows: result.rows, checkpoints, faults: [...result.faults, ...faults, ...missing] };
}
