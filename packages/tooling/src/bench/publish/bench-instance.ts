import type { Service } from '@ochiq/cli/process/service';
import { buildSite, publishSite } from '@ochiq/cli/site/build-site';
import { startEdge, startPublisher } from '@ochiq/cli/start/services';

import { createProgressReporter, startFilledCms, type FilledCms } from '../filled-cms.ts';
import { showProgress } from '../show-progress.ts';

/**
 * A separate Ochiq with the demonstration content, which ends with this process. Added content is awaited until it is
 * live.
 */
export type BenchInstance = FilledCms & {
  /** Restarts the publisher, so that its counters start at zero. */
  restartPublisher: () => Promise<void>;
};

/**
 * Builds the code, and the site once: later content is published by the publisher, which saves minutes of Gatsby for
 * each size.
 */
export async function startInstance(): Promise<BenchInstance> {
  const cms = await startFilledCms(true);
  const { settings } = cms;
  await buildSite(settings, createProgressReporter('Building the site of the demonstration content'));
  await publishSite(settings, createProgressReporter('Publishing it'));
  await startEdge(settings);
  let publisher: Service = await startPublisher(settings);

  return {
    ...cms,
    restartPublisher: async () => {
      showProgress('Starting the publisher anew');
      await publisher.stop();
      publisher = await startPublisher(settings);
    },
  };
}
