import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { openFileCache } from '@ochiq/images/file-cache';
import { formatLogLine, ignoreOutputErrors } from '@ochiq/service-kit/log-lines';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

import { createCmsClient } from '../cms/cms-client.ts';
import { watchComparisons, withComparison } from '../drift-check/report.ts';
import { startPostProcessor } from '../postprocess/post-processor.ts';
import { awaitLeadership } from '../leader-election/await-leadership.ts';
import { DraftFileCache } from '../preview/draft-files.ts';
import { DraftSiteCache } from '../preview/draft-site-cache.ts';
import type { PreviewContext } from '../preview/handle-preview.ts';
import { createPreviewHandler } from '../preview/preview-handler.ts';
import { createTypedPreviewHandler } from '../preview/typed-preview.ts';
import { withMirrorStatus } from '../mirror/mirror-sync.ts';
import { openMirror } from '../mirror/open-mirror.ts';
import { watchUnknownPaths, withUnknownPaths } from '../unknown-paths/watch-unknown-paths.ts';
import { openPageStatistics } from '../page-statistics/open-page-statistics.ts';
import { openRenderer } from '../render/renderer.ts';
import { startIndexThread } from '../search/index-thread.ts';
import { withSearchStatus } from '../search/search-state.ts';
import { readPublisherSettings } from './env.ts';
import { startSyncLoop } from './sync-loop.ts';
import { createControlServer } from '../control-server/control-server.ts';
import { PublisherMetrics } from '../metrics/meter.ts';
import { Publisher } from './publisher.ts';
import { StatusTracker } from '../control-server/status.ts';

/** Returns the current day in Tashkent, `YYYY-MM-DD`. */
const getTashkentToday = (): string => toTashkentDay(new Date());

ignoreOutputErrors();
// Collects once the heap has grown by this much instead of several times, which the content of a large site costs otherwise.
setFlagsFromString('--heap-growing-percent=30');
const settings = readPublisherSettings();
const { SITE_DIR, SITE_URL, CMS_URL, BUILD_TOKEN, CACHE_DIR, PUBLISHER_HOST, PUBLISHER_PORT, PUBLISHER_KEY, NOT_FOUND_DIR } = settings;
const statisticsDir = settings.STATISTICS_ENABLED === 'true' ? settings.STATISTICS_DIR : undefined;

const cms = createCmsClient({ cmsUrl: CMS_URL, token: BUILD_TOKEN });
/** Enough for a few thousand images in all widths; what is evicted is regenerated on demand. */
const cacheBytes = 2 * 1024 ** 3;
const log = (line: string) => {
  process.stdout.write(formatLogLine('info', 'publisher', { message: line }));
};
const cache = await openFileCache(path.join(CACHE_DIR, 'publisher'), cacheBytes, log);
const url = `http://${PUBLISHER_HOST}:${String(PUBLISHER_PORT)}`;
const onListenError = (error: Error) => {
  console.error(`The publisher can't listen at ${url}: ${error.message}. Set PUBLISHER_PORT to a free port.`);
  process.exit(4);
};
const leadership = await awaitLeadership(settings, { log, onListenError, onStandby: () => process.send?.({ step: 'ready', url }) });
let resolveFirstSync = (): void => undefined;
// The site waits for the first sync: the indexer starts after it, when all processors are free.
const firstSync = new Promise<void>((resolve) => {
  resolveFirstSync = resolve;
});
const search = startIndexThread({ siteDir: SITE_DIR, textsDir: path.join(CACHE_DIR, 'file-texts'), log, after: firstSync });
const postProcessor = startPostProcessor();
const mirror = openMirror(settings, log);
const publisher = new Publisher({
  cms,
  cmsUrl: CMS_URL,
  siteDir: SITE_DIR,
  siteUrl: SITE_URL,
  arePagesCounted: statisticsDir !== undefined,
  panelUrl: `${CMS_URL}/admin`,
  cache,
  today: getTashkentToday,
  openRenderer,
  finisher: postProcessor,
  search: {
    changed: () => {
      mirror?.changed();
      return search.changed();
    },
  },
  lead: leadership,
});
const statusTracker = new StatusTracker();
const publisherMetrics = new PublisherMetrics(publisher, search.state, mirror && (() => mirror.state));
const syncLoop = startSyncLoop(publisher, { statusTracker, meter: publisherMetrics, log }, () => {
  resolveFirstSync();
  process.send?.({ step: 'ready', url });
});
const previewContext: PreviewContext = {
  key: PUBLISHER_KEY,
  now: () => new Date(),
  cms,
  view: () => publisher.view,
  siteUrl: SITE_URL,
  cmsUrl: CMS_URL,
  cache,
  brought: new DraftFileCache(),
  drafts: new DraftSiteCache(),
  log,
};
const comparisons = await watchComparisons(SITE_DIR, log);
const unknownPathReport =
  NOT_FOUND_DIR === undefined ? undefined : await watchUnknownPaths(NOT_FOUND_DIR, { today: getTashkentToday, log });
const controlServer = createControlServer({
  key: PUBLISHER_KEY,
  status: () => {
    const statusSnapshot = withSearchStatus(withComparison(statusTracker.getStatus(publisher), comparisons.last()), search.state());
    return withUnknownPaths(
      withMirrorStatus(statusSnapshot, mirror?.state),
      unknownPathReport?.last((at) => publisher.hasPath(at)),
    );
  },
  health: () => statusTracker.getHealth(publisher),
  pageStatistics: openPageStatistics(statisticsDir, getTashkentToday, (at) => publisher.findPageEntry(at)),
  wake: syncLoop.wake,
  undo: syncLoop.undo,
  metrics: () => publisherMetrics.renderMetrics(),
  heard: (audit) => {
    process.stdout.write(formatLogLine('info', 'publisher', audit));
  },
  preview: createPreviewHandler(previewContext),
  typedPreview: createTypedPreviewHandler(previewContext),
});
controlServer.once('error', onListenError);
controlServer.listen(PUBLISHER_PORT, PUBLISHER_HOST);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  controlServer.close();
  controlServer.closeAllConnections();
  await syncLoop.stop();
  mirror?.close();
  await search.close();
  await postProcessor.close();
  await leadership.release();
  process.exit(0);
};
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
