import path from 'node:path';

import { openCache } from '@ochiq/pictures/file-cache';
import { ignoreOutputErrors } from '@ochiq/service/ignore-output-errors';
import { logLine } from '@ochiq/service/log-line';

import { connectCms } from '../cms/cms.ts';
import { watchComparisons, withComparison } from '../compare/watch-comparisons.ts';
import { openFinisher } from '../finish/finisher.ts';
import { leadOrStandBy } from '../leader/lead-or-stand-by.ts';
import { BroughtFiles } from '../preview/brought-files.ts';
import { previewService } from '../preview/preview-service.ts';
import { withMirror } from '../mirror/mirror-state.ts';
import { openMirror } from '../mirror/open-mirror.ts';
import { watchLost, withLost } from '../lost/watch-lost.ts';
import { openRenderer } from '../render/renderer.ts';
import { startIndexThread } from '../search/index-thread.ts';
import { withSearch } from '../search/search-trouble.ts';
import { liveEnv } from './env.ts';
import { keepTrue } from './keep-true.ts';
import { liveService } from './live-service.ts';
import { Meter } from './meter.ts';
import { Publisher } from './publisher.ts';
import { Record } from './status.ts';
import { todayInTashkent } from './today.ts';

ignoreOutputErrors();
const settings = liveEnv();
const { SITE_DIR, SITE_URL, CMS_URL, BUILD_TOKEN, CACHE_DIR, PUBLISHER_HOST, PUBLISHER_PORT, PUBLISHER_KEY, LOST_DIR } = settings;

const cms = connectCms({ cmsUrl: CMS_URL, token: BUILD_TOKEN });
/** Enough for a few thousand images in all widths; what is evicted is regenerated on demand. */
const cacheBytes = 2 * 1024 ** 3;
const log = (line: string) => {
  process.stdout.write(logLine('info', 'publisher', { message: line }));
};
const cache = await openCache(path.join(CACHE_DIR, 'publisher'), cacheBytes, log);
const url = `http://${PUBLISHER_HOST}:${String(PUBLISHER_PORT)}`;
const cantListen = (error: Error) => {
  console.error(`The publisher can't listen at ${url}: ${error.message}. Set PUBLISHER_PORT to a free port.`);
  process.exit(4);
};
const lead = await leadOrStandBy(settings, { log, cantListen, standsBy: () => process.send?.({ step: 'ready', url }) });
let noteFirst = (): void => undefined;
// The site waits for the first sync: the indexer starts after it, when all processors are free.
const after = new Promise<void>((resolve) => {
  noteFirst = resolve;
});
const search = startIndexThread({ siteDir: SITE_DIR, textsDir: path.join(CACHE_DIR, 'file-texts'), log, after });
const finisher = openFinisher();
const mirror = openMirror(settings, log);
const publisher = new Publisher({
  cms,
  cmsUrl: CMS_URL,
  siteDir: SITE_DIR,
  siteUrl: SITE_URL,
  panelUrl: `${CMS_URL}/admin`,
  cache,
  today: todayInTashkent,
  openRenderer,
  finisher,
  search: {
    changed: () => {
      mirror?.changed();
      return search.changed();
    },
  },
  lead,
});
const record = new Record();
const meter = new Meter(publisher, search.state, mirror && (() => mirror.state));
const running = keepTrue(publisher, { record, meter, log }, () => {
  noteFirst();
  process.send?.({ step: 'ready', url });
});
const preview = previewService({
  key: PUBLISHER_KEY,
  now: () => new Date(),
  cms,
  view: () => publisher.view,
  siteUrl: SITE_URL,
  cmsUrl: CMS_URL,
  cache,
  brought: new BroughtFiles(),
  log,
});
const comparisons = await watchComparisons(SITE_DIR, log);
const lost = LOST_DIR === undefined ? undefined : await watchLost(LOST_DIR, { today: todayInTashkent, log });
const service = liveService({
  key: PUBLISHER_KEY,
  status: () => {
    const told = withSearch(withComparison(record.tell(publisher), comparisons.last()), search.state());
    return withLost(
      withMirror(told, mirror?.state),
      lost?.last((at) => publisher.finds(at)),
    );
  },
  health: () => record.health(publisher),
  wake: running.wake,
  undo: running.undo,
  metrics: () => meter.tell(),
  heard: (asked) => {
    process.stdout.write(logLine('info', 'publisher', asked));
  },
  preview,
});
service.once('error', cantListen);
service.listen(PUBLISHER_PORT, PUBLISHER_HOST);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  service.close();
  service.closeAllConnections();
  await running.stop();
  mirror?.close();
  await search.close();
  await finisher.close();
  await lead.release();
  process.exit(0);
};
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
