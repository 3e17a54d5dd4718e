import { writeFileSync } from 'node:fs';

import '../src/env';
import { runCommand } from '../src/platform/bootstrap/run-command';
import { readSeed } from '../src/content/seeding/seed-file';
import { buildRestEntries } from '../src/content/seeding/build-rest-entries';

/** Writes the demonstration content as the CMS would answer it, for measurements: `seed-entries <file>`. */
runCommand(() => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say into which file the entries are to be written');
  writeFileSync(file, JSON.stringify(buildRestEntries(readSeed())));
  return Promise.resolve();
});
