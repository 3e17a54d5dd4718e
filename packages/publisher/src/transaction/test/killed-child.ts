import { writeFileSync } from 'node:fs';

import { applyChange } from '../apply-change.ts';
import { recover } from '../recover.ts';
import { restChange, sampleChange } from './sample-change.ts';
import { sampleFacts } from './sample-site.ts';
import { observeFileSystem } from './watched-disk.ts';

/** Changes a site and kills itself before a step, or in the middle of it where it writes a file. */
const [work, siteDir = '', step, moment] = process.argv.slice(2);

const fileSystem = observeFileSystem(({ count, kind, target, act }) => {
  if (count !== Number(step)) return act();
  if (kind === 'writeFile' && moment === 'within') writeFileSync(target, 'ha');
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
});

if (work === 'apply') await applyChange(siteDir, sampleChange, sampleFacts, fileSystem);
else if (work === 'complete') await applyChange(siteDir, restChange, sampleFacts, fileSystem);
else await recover(siteDir, fileSystem);
