import { publisherEnv } from '../env.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Holds the published folder still in the folder that is given. */
try {
  await takeSnapshot(publisherEnv().siteDir, process.argv[2] ?? '', console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
