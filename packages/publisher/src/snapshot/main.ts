import { getErrorMessage } from '@ochiq/service-kit/errors';

import { readBuildSettings } from '../env.ts';
import { createSnapshot } from './create-snapshot.ts';

/** Creates a snapshot of the published folder in the given folder. */
try {
  await createSnapshot(readBuildSettings().siteDir, process.argv[2] ?? '', console.log);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
