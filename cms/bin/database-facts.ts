import { readTableSummaries } from '../src/platform/backup/copy-database';
import { formatErrorLine } from '../src/platform/bootstrap/run-command';

/** Prints what a SQLite file holds as JSON: each table's number of rows and their digest. */
const [, , file = ''] = process.argv;
try {
  console.log(JSON.stringify(readTableSummaries(file)));
} catch (error) {
  console.error(formatErrorLine(error));
  process.exitCode = 1;
}
