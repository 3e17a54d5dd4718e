import '../src/env';
import { formatFault } from '../src/people/audit/chain-fault';
import { readStoredRows } from '../src/people/audit/stored-rows';
import { verifyLog } from '../src/people/audit/verify-log';
import { exitCodes, formatErrorLine, runCommand, StartError } from '../src/platform/bootstrap/run-command';

const usage = 'Say `audit-log verify`: it reads the whole audit log and names what was changed, removed, inserted or reordered.';

const wayOut = [
  'Stop changing anything: copy the database and the folder private/audit as they are, and keep the last backups.',
  'A restored older database explains rows cut off the end. Otherwise compare with backups and printed checkpoints:',
  'the runbook says how, under “The audit log is not whole”.',
].join('\n');

const count = (number: number, one: string) => `${String(number)} ${one}${number === 1 ? '' : 's'}`;

/** Verifies the audit log of the database of the settings, while the CMS runs or not. */
runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (command !== 'verify' || rest.length > 0) throw new StartError(usage, exitCodes.general);
  const { rows, checkpoints, faults } = await verifyLog(readStoredRows).catch((error: unknown) => {
    throw new StartError(`The audit log can't be read: ${formatErrorLine(error)}`, exitCodes.database);
  });
  const size = `${count(rows, 'row')}, ${count(checkpoints, 'checkpoint')}`;
  if (faults.length === 0) process.stdout.write(`${size}: whole\n`);
  else {
    process.stdout.write(`${faults.map(formatFault).join('\n')}\n${size}: not whole\n\n${wayOut}\n`);
    process.exitCode = exitCodes.general;
  }
});
