import { getErrorMessage } from '@ochiq/service-kit/errors';

import { readBuildSettings } from './env.ts';
import { publishBuild } from './publish-build.ts';
import { indexSite } from './search/index-site.ts';
import { acquireSiteLock } from './transaction/site-lock.ts';

const { buildDir, siteDir } = readBuildSettings();

try {
  const lock = await acquireSiteLock(siteDir);
  const { id, pages, files } = await publishBuild(buildDir, siteDir, new Date());
  await lock.release();
  console.log(`Published ${String(pages)} pages (${String(files)} files) as ${id}`);
  const problem = await indexSite(siteDir, console.log);
  if (problem !== null) console.log(`Search is not true to it yet: ${problem}`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
