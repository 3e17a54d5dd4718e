import { publisherEnv } from '../env.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Creates a snapshot of the published folder in the given folder. */
try {
  await takeSnapshot(publisherEnv().siteDir, process.argv[2] ?? '', console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
