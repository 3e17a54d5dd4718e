import type { Service } from '../../process/service.ts';
import { buildSite, publishSite } from '../../site/build-site.ts';
import { startEdge, startPublisher } from '../../start/services.ts';
import { saying, startFilledCms, type FilledCms } from '../filled-cms.ts';
import { progress } from '../progress.ts';

/**
 * A separate Ochiq with the demonstration content, which ends with this process. Added content is awaited until it is
 * live.
 */
export type Instance = FilledCms & {
  /** Restarts the publisher, so that its counters start at zero. */
  restartPublisher: () => Promise<void>;
};

/**
 * Builds the code, and the site once: later content is published by the publisher, which saves minutes of Gatsby for
 * each size.
 */
export async function startInstance(): Promise<Instance> {
  const cms = await startFilledCms(true);
  const { settings } = cms;
  await buildSite(settings, saying('Building the site of the demonstration content'));
  await publishSite(settings, saying('Publishing it'));
  await startEdge(settings);
  let publisher: Service = await startPublisher(settings);

  return {
    ...cms,
    restartPublisher: async () => {
      progress('Starting the publisher anew');
      await publisher.stop();
      publisher = await startPublisher(settings);
    },
  };
}
