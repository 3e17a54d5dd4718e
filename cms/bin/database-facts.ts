import { readTableSummaries } from '../src/backup/read-table-summaries';
import { formatErrorLine } from '../src/backup/format-error-line';

/** Prints what a SQLite file holds as JSON: each table's number of rows and their digest. */
const [, , file = ''] = process.argv;
try {
  console.log(JSON.stringify(readTableSummaries(file)));
} catch (error) {
  console.error(formatErrorLine(error));
  process.exitCode = 1;
}
