import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { uploadLimits as ownUploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits as ownLimits } from '@ochiq/contract/forms/wire';
import { createProxyTrust } from '@ochiq/service-kit/client-address';
import { startOpsServer, type OpsServerAddress } from '@ochiq/service-kit/ops-server';

import type { CmsAddress } from './cms/connect-cms.ts';
import type { EdgeContext } from './handlers/edge-context.ts';
import { createFormGateway } from './handlers/form-gateway.ts';
import { PreparedResponses } from './handlers/prepared-responses.ts';
import { createSearchGateway, openSiteSearch, searchLimits as ownSearchLimits, type SiteSearch } from './handlers/search-gateway.ts';
import type { FairQueueLimits } from './http/fair-queue.ts';
import { handleRequest } from './http/handle-request.ts';
import { listen, stopServer } from './http/listen.ts';
import { logWarning } from './http/log-failure.ts';
import { rejectUnparsedRequests } from './http/reject-unparsed-requests.ts';
import type { FormLimits, UploadLimits } from './http/sender.ts';
import { idleTimeout, memoryLimit, preparedLimit, serverLimits, stopTimeout } from './http/server-limits.ts';
import { checkEdgeHealth } from './metrics/check-edge-health.ts';
import { createEdgeMetrics } from './metrics/edge-metrics.ts';
import { openUnknownPathCounter } from './metrics/unknown-path-counter.ts';
import { FileCache } from './release/release-files.ts';
import { watchCurrentRelease } from './release/watch-current-release.ts';
import { parseSiteAddress, toPublicPath } from './routing/site-address.ts';
import { openStatisticsCounter, type StatisticsOptions } from './statistics/statistics-counter.ts';

export type EdgeOptions = {
  host: string;
  /** 0 for any free one. */
  port: number;
  /** The file descriptor of a socket that is bound to them already. */
  socket?: number | undefined;
  /** The published folder: `current` in it links to the release. */
  siteDir: string;
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  /** The CMS that receives forms; without it forms report that they cannot be sent. */
  cms?: CmsAddress | undefined;
  /** Addresses and subnets of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** Smaller limits than the contract's, for tests. */
  formLimits?: FormLimits;
  /** Smaller limits than the contract's for forms with files, for tests. */
  uploadLimits?: UploadLimits;
  /** Smaller limits than the default, for tests. */
  searchLimits?: FairQueueLimits;
  /** The search index; replaced in tests. */
  search?: SiteSearch;
  /** The file that search threads run; set where it is not next to the built server. */
  searchThread?: URL;
  /** The folder of 404 statistics, one file a day; off where it is not set. */
  unknownPathDir?: string | undefined;
  /** Where page views are counted; nowhere where it is not set. */
  statistics?: StatisticsOptions | undefined;
  /** Whether forms are accepted; otherwise each is refused as not possible now. */
  areFormsOpen?: boolean;
  /** Whether browsers may keep pages to be read without a line; where they may not, those that do forget them. */
  isOfflineOn?: boolean;
  /** Where watchers are answered, `/metrics` and `/health`: never where readers are. */
  metrics?: OpsServerAddress | undefined;
  /** After how many milliseconds running responses are cut off at shutdown. */
  stopMs?: number;
  /** Returns today's date in Tashkent, `YYYY-MM-DD`; replaced in tests. */
  today?: () => string;
};

type Edge = {
  /** Where it listens, base path included, without a slash at the end. */
  url: string;
  /** The address of metrics and health, if they are served. */
  metricsUrl: string | undefined;
  /** Finishes running responses, then stops. */
  close(): Promise<void>;
};

/**
 * Starts the site's HTTP server.
 * @throws {PortInUseError}
 */
export async function startEdge({
  host,
  port,
  socket,
  siteDir,
  siteUrl,
  cms,
  trustedProxies = [],
  formLimits = ownLimits,
  uploadLimits = ownUploadLimits,
  searchLimits = ownSearchLimits,
  searchThread,
  search = openSiteSearch(siteDir, searchThread),
  unknownPathDir,
  statistics,
  areFormsOpen = true,
  isOfflineOn = true,
  metrics,
  stopMs = stopTimeout,
  today = () => toTashkentDay(new Date()),
}: EdgeOptions): Promise<Edge> {
  const site = parseSiteAddress(siteUrl);
  const unknownPathCounter =
    unknownPathDir === undefined
      ? undefined
      : await openUnknownPathCounter({ folder: unknownPathDir, today, warn: (message) => logWarning(message) });
  const statisticsCounter =
    statistics && (await openStatisticsCounter(statistics, { site, today, warn: (message) => logWarning(message) }));
  const edgeMetrics = metrics && createEdgeMetrics();
  let isReleaseReadable = true;
  const edge: EdgeContext = {
    site,
    memory: new FileCache(memoryLimit),
    prepared: new PreparedResponses(preparedLimit),
    release: watchCurrentRelease({
      siteDir,
      site,
      warn: (message) => logWarning(message),
      onRead: (isRead) => (isReleaseReadable = isRead),
    }),
    forms: createFormGateway(cms, { limits: formLimits, uploads: uploadLimits, areOpen: areFormsOpen }),
    search: createSearchGateway(search, { limits: searchLimits, warn: logWarning, watch: edgeMetrics }),
    isOfflineOn,
    ...(edgeMetrics && { watch: edgeMetrics }),
    ...(unknownPathCounter && { countUnknownPath: (path: string) => unknownPathCounter.count(path) }),
    ...(statisticsCounter && { statistics: statisticsCounter }),
    today,
  };
  const trust = createProxyTrust(trustedProxies);
  let stopping = false;
  const server = createServer(serverLimits);
  server.timeout = idleTimeout;
  // The size of headers is limited; with a limit of their count Node would drop some silently.
  server.maxHeadersCount = 0;
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) =>
      handleRequest(request, response, { edge, trust, isStopping: () => stopping }),
    );
  }
  rejectUnparsedRequests(server, site);

  const getHealth = () =>
    checkEdgeHealth({
      release: edge.release,
      isReleaseReadable: () => isReleaseReadable,
      index: search,
      cms,
      areFormsOpen,
      areFormsFailing: edge.forms.isFailing,
    });
  const opsServer = metrics && edgeMetrics && (await startOpsServer(metrics, { '/metrics': edgeMetrics.tell, '/health': getHealth }));
  const address = await listen(server, host, port, socket);
  return {
    url: `${address}${toPublicPath(site.base, '/').replace(/\/$/u, '')}`,
    metricsUrl: opsServer?.url,
    async close() {
      stopping = true;
      await opsServer?.close();
      await stopServer(server, stopMs);
      await edge.search.close();
      await unknownPathCounter?.close();
      await statisticsCounter?.close();
    },
  };
}
