import { publisherEnv } from './env.ts';
import { publishBuild } from './publish-build.ts';

const { buildDir, siteDir } = publisherEnv();

try {
  const { id, pages, files } = await publishBuild(buildDir, siteDir, new Date());
  console.log(`Published ${String(pages)} pages (${String(files)} files) as ${id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
