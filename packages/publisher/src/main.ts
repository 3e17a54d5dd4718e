import { publisherEnv } from './env.ts';
import { publishBuild } from './publish-build.ts';
import { takeSiteLock } from './swap/site-lock.ts';

const { buildDir, siteDir } = publisherEnv();

try {
  const lock = await takeSiteLock(siteDir);
  const { id, pages, files } = await publishBuild(buildDir, siteDir, new Date());
  await lock.release();
  console.log(`Published ${String(pages)} pages (${String(files)} files) as ${id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
