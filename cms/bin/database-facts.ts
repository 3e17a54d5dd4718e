import { readTableSummaries } from '../src/platform/backup/read-table-summaries';
import { formatErrorLine } from '../src/platform/backup/format-error-line';

/** Prints what a SQLite file holds as JSON: each table's number of rows and their digest. */
const [, , file = ''] = process.argv;
try {
  console.log(JSON.stringify(readTableSummaries(file)));
} catch (error) {
  console.error(formatErrorLine(error));
  process.exitCode = 1;
}
