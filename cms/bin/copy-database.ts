import { copyDatabase } from '../src/backup/copy-database';
import { databaseFacts } from '../src/backup/database-facts';
import { errorLine } from '../src/backup/error-line';

/** Copies a SQLite file to another place while it is used, and prints what the copy holds as JSON. */
const [, , from = '', to = ''] = process.argv;
try {
  copyDatabase(from, to);
  console.log(JSON.stringify(databaseFacts(to)));
} catch (error) {
  console.error(errorLine(error));
  process.exitCode = 1;
}
