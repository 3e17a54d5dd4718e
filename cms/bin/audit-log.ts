import { settings } from '../src/env';
import { listAuditFiles, readAuditFile } from '../src/people/audit/audit-folder';
import { formatFault } from '../src/people/audit/chain/chain-fault';
import { writeNote } from '../src/people/audit/audit-notes';
import { isCheckpointFile } from '../src/people/audit/nightly-checkpoint';
import { readStoredRows } from '../src/people/audit/chain/stored-rows';
import { verifyLog } from '../src/people/audit/chain/verify-log';
import { exitCodes, formatErrorLine, runCommand, StartError } from '../src/platform/bootstrap/run-command';

const usage = [
  'Say `audit-log verify`: it reads the audit log and names what was changed, removed, inserted or reordered.',
  'Or `audit-log checkpoint`: it prints the newest signed checkpoint, to be stored elsewhere or published.',
].join('\n');

const wayOut = [
  'Stop changing anything: copy the database and the folder private/audit as they are, and keep the last backups.',
  'A restored older database explains rows cut off the end. Otherwise compare with backups and printed checkpoints:',
  'the runbook says how, under “The audit log is not whole”.',
].join('\n');

const count = (number: number, one: string) => `${String(number)} ${one}${number === 1 ? '' : 's'}`;

async function printCheckpoint(): Promise<void> {
  const newest = (await listAuditFiles()).filter(isCheckpointFile).at(-1);
  if (newest === undefined) throw new StartError('There is no checkpoint yet: the CMS signs one each night at 01:45.', exitCodes.general);
  process.stdout.write(`${JSON.stringify(await readAuditFile(newest), null, 2)}\n`);
}

async function verify(): Promise<void> {
  const { rows, checkpoints, faults } = await verifyLog(readStoredRows, settings.AUDIT_FORMER_KEYS).catch((error: unknown) => {
    throw new StartError(`The audit log can't be read: ${formatErrorLine(error)}`, exitCodes.database);
  });
  const details = { rows, faults: faults.length };
  await writeNote({ kind: 'verify', at: new Date().toISOString(), title: null, details }).catch((error: unknown) => {
    process.stderr.write(`The audit log will not say that it was verified: ${formatErrorLine(error)}\n`);
  });
  const size = `${count(rows, 'row')}, ${count(checkpoints, 'checkpoint')}`;
  if (faults.length === 0) process.stdout.write(`${size}: whole\n`);
  else {
    process.stdout.write(`${faults.map(formatFault).join('\n')}\n${size}: not whole\n\n${wayOut}\n`);
    process.exit(exitCodes.general);
  }
}

/** Verifies the audit log of the database of the settings, while the CMS runs or not; or prints its newest checkpoint. */
runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (rest.length > 0 || (command !== 'verify' && command !== 'checkpoint')) throw new StartError(usage, exitCodes.general);
  await (command === 'verify' ? verify() : printCheckpoint());
  process.exit(0);
});
