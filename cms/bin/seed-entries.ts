import { writeFileSync } from 'node:fs';

import '../src/env';
import { run } from '../src/launch/run';
import { readSeed } from '../src/seeding/read-seed';
import { restEntries } from '../src/seeding/rest-entries';

/** Writes the demonstration content as the CMS would answer it, for measurements: `seed-entries <file>`. */
run(() => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say into which file the entries are to be written');
  writeFileSync(file, JSON.stringify(restEntries(readSeed())));
  return Promise.resolve();
});
