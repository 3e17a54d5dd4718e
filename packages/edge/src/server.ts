import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { uploadLimits as ownUploadLimits } from '@ochiq/contract/forms/form-files';
import { formLimits as ownLimits } from '@ochiq/contract/forms/wire';
import { tashkentDay } from '@ochiq/contract/tashkent-day';
import { trustOf } from '@ochiq/network/client-address';
import { startPrivateServer, type PrivateAddress } from '@ochiq/service/private-server';

import type { EdgeContext } from './answers/edge-context.ts';
import type { FairQueueLimits } from './answers/fair-queue.ts';
import { formDesk } from './answers/form-desk.ts';
import { searchDesk, type SiteSearch } from './answers/search-desk.ts';
import type { FormLimits, UploadLimits } from './answers/sender.ts';
import type { CmsAddress } from './cms/cms.ts';
import { handleRequest } from './http/handle-request.ts';
import { listen } from './http/listen.ts';
import { logWarning } from './http/log-failure.ts';
import { refuseUnparsed } from './http/refuse-unparsed.ts';
import { idleTimeout, memoryLimit, serverLimits, stopTimeout } from './http/server-limits.ts';
import { stopServer } from './http/stop-server.ts';
import { publicPath } from './rules/base-path.ts';
import { searchLimits as ownSearchLimits } from './rules/limits.ts';
import { siteAddress } from './rules/site-address.ts';
import { FileMemory } from './site/file-memory.ts';
import { followCurrent } from './site/follow-current.ts';
import { lostDesk } from './site/lost-file.ts';
import { siteSearch } from './site/site-search.ts';
import { edgeHealth } from './watch/edge-health.ts';
import { edgeNumbers } from './watch/edge-numbers.ts';

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
  lostDir?: string | undefined;
  /** Whether forms are accepted; otherwise each is refused as not possible now. */
  areFormsOpen?: boolean;
  /** Whether browsers may keep pages to be read without a line; where they may not, those that do forget them. */
  isOfflineOn?: boolean;
  /** Where watchers are answered, `/metrics` and `/health`: never where readers are. */
  metrics?: PrivateAddress | undefined;
  /** After how many milliseconds running responses are cut off at shutdown. */
  stopMs?: number;
  /** Returns today's date in Tashkent, `YYYY-MM-DD`; replaced in tests. */
  today?: () => string;
};

export type Edge = {
  /** Where it listens, base path included, without a slash at the end. */
  url: string;
  /** The address of metrics and health, if they are served. */
  metricsUrl: string | undefined;
  /** Finishes running responses, then stops. */
  close(): Promise<void>;
};

/**
 * Starts the site's HTTP server.
 * @throws {PortTaken}
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
  search = siteSearch(siteDir, searchThread),
  lostDir,
  areFormsOpen = true,
  isOfflineOn = true,
  metrics,
  stopMs = stopTimeout,
  today = () => tashkentDay(new Date()),
}: EdgeOptions): Promise<Edge> {
  const site = siteAddress(siteUrl);
  const lost = lostDir === undefined ? undefined : await lostDesk({ folder: lostDir, today, warn: (message) => logWarning(message) });
  const numbers = metrics && edgeNumbers();
  let isReleaseReadable = true;
  const edge: EdgeContext = {
    site,
    memory: new FileMemory(memoryLimit),
    release: followCurrent({ siteDir, site, warn: (message) => logWarning(message), onRead: (isRead) => (isReleaseReadable = isRead) }),
    forms: formDesk(cms, { limits: formLimits, uploads: uploadLimits, areOpen: areFormsOpen }),
    search: searchDesk(search, { limits: searchLimits, warn: logWarning, watch: numbers }),
    isOfflineOn,
    ...(numbers && { watch: numbers }),
    ...(lost && { lost: (path: string) => lost.count(path) }),
    today,
  };
  const trust = trustOf(trustedProxies);
  let stopping = false;
  const server = createServer(serverLimits);
  server.timeout = idleTimeout;
  // The size of headers is limited; with a limit of their count Node would drop some silently.
  server.maxHeadersCount = 0;
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.on(
      event,
      (request: IncomingMessage, response: ServerResponse) =>
        void handleRequest(request, response, { edge, trust, isStopping: () => stopping }),
    );
  }
  refuseUnparsed(server, site);

  const health = () =>
    edgeHealth({
      release: edge.release,
      isReleaseReadable: () => isReleaseReadable,
      index: search,
      cms,
      areFormsOpen,
      areFormsFailing: edge.forms.isFailing,
    });
  const watched = metrics && numbers && (await startPrivateServer(metrics, { '/metrics': numbers.tell, '/health': health }));
  const address = await listen(server, host, port, socket);
  return {
    url: `${address}${publicPath(site.base, '/').replace(/\/$/u, '')}`,
    metricsUrl: watched?.url,
    async close() {
      stopping = true;
      await watched?.close();
      await stopServer(server, stopMs);
      await edge.search.close();
      await lost?.close();
    },
  };
}
