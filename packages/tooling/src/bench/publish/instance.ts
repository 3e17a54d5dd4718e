import type { Service } from '../../process/service.ts';
import { buildSite, publishSite } from '../../site/build-site.ts';
import { startEdge, startPublisher } from '../../start/services.ts';
import { saying, startFilledCms, type FilledCms } from '../filled-cms.ts';
import { progress } from '../progress.ts';

/** An Ochiq of its own with the demonstration content, which goes with this process. What is filled in is waited for until it is live. */
export type Instance = FilledCms & {
  /** Starts the publisher anew, so that what it counts begins. */
  restartPublisher: () => Promise<void>;
};

/** Builds the code, and the site once: what is written later is brought by the publisher, which needs no minutes of Gatsby's for each size. */
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
