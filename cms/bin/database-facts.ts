import { databaseFacts } from '../src/backup/database-facts';
import { errorLine } from '../src/backup/error-line';

/** Prints what a SQLite file holds as JSON: each table's number of rows and their digest. */
const [, , file = ''] = process.argv;
try {
  console.log(JSON.stringify(databaseFacts(file)));
} catch (error) {
  console.error(errorLine(error));
  process.exitCode = 1;
}
