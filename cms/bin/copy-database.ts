import { copyDatabase, readTableSummaries } from '../src/platform/backup/copy-database';
import { formatErrorLine } from '../src/platform/bootstrap/run-command';

/** Copies a SQLite file to another place while it is used, and prints what the copy holds as JSON. */
const [, , from = '', to = ''] = process.argv;
try {
  copyDatabase(from, to);
  console.log(JSON.stringify(readTableSummaries(to)));
} catch (error) {
  console.error(formatErrorLine(error));
  process.exitCode = 1;
}
