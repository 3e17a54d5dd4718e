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
  /** The published folder: `current` in it leads to the release. */
  siteDir: string;
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  /** Takes what readers send; without it forms say that they cannot be sent now. */
  cms?: CmsAddress | undefined;
  /** Addresses and subnets of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** Smaller ones than the contract's, to try them. */
  formLimits?: FormLimits;
  /** Smaller ones than the contract's, for forms with files. */
  uploadLimits?: UploadLimits;
  /** Smaller ones than its own, to try them. */
  searchLimits?: FairQueueLimits;
  /** What answers questions; told to try another one than the index of the published folder. */
  search?: SiteSearch;
  /** What its threads run; told where they are not built beside it. */
  searchThread?: URL;
  /** Where it is counted what is not found, a file a day; nowhere where it is not told. */
  lostDir?: string | undefined;
  /** Whether forms are taken; where they are not, each is told that it cannot be sent now. */
  areFormsOpen?: boolean;
  /** Where watchers are answered, `/metrics` and `/health`: never where readers are. */
  metrics?: PrivateAddress | undefined;
  /** After how many milliseconds answers that still run are cut off when it stops; told to be more patient. */
  stopMs?: number;
  /** The day it is in Tashkent, `YYYY-MM-DD`; told to try another one. */
  today?: () => string;
};

export type Edge = {
  /** Where it listens, base path included, without a slash at the end. */
  url: string;
  /** Where watchers are answered, if they are. */
  metricsUrl: string | undefined;
  /** Finishes running answers and stops. */
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
    ...(numbers && { watch: numbers }),
    ...(lost && { lost: (path: string) => lost.count(path) }),
    today,
  };
  const trust = trustOf(trustedProxies);
  let stopping = false;
  const server = createServer(serverLimits);
  server.timeout = idleTimeout;
  // Their size is bounded; beyond a count Node would drop headers without a word.
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
