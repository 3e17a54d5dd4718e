import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEdge, type EdgeOptions } from '../../src/server.ts';
import { putAlert } from './fixture-alert.ts';
import { createReleaseFacts, switchCurrentRelease, writeRelease } from './fixture-release.ts';
import { sites, type Site, type SiteName } from './sites.ts';

export type RunningSite = {
  /** Scheme, host and port; the base path stands in the cases' paths. */
  origin: string;
  url: string;
  siteDir: string;
  metricsUrl: string | undefined;
  /** Stops the server; the published files stay. */
  stopEdge(): Promise<void>;
  stop(): Promise<void>;
};

type SiteOptions = { siteUrl?: string } & Pick<
  EdgeOptions,
  | 'cms'
  | 'trustedProxies'
  | 'formLimits'
  | 'uploadLimits'
  | 'searchLimits'
  | 'search'
  | 'searchThread'
  | 'unknownPathDir'
  | 'statistics'
  | 'today'
  | 'areFormsOpen'
  | 'isOfflineOn'
  | 'metrics'
  | 'stopMs'
>;

/** Publishes a site's fixture in a temporary folder and serves it. */
export async function runSite(name: SiteName, further: SiteOptions = {}): Promise<RunningSite> {
  const { siteUrl, profile, published, alerted, isOfflineOn = true }: Site = { ...sites[name], ...further };
  const siteDir = await mkdtemp(join(tmpdir(), 'ochiq-edge-'));
  if (published) {
    const folder = await writeRelease(siteDir, createReleaseFacts('r1', profile), siteUrl);
    if (alerted) await putAlert(folder);
    await switchCurrentRelease(siteDir, 'r1');
  }
  const edge = await startEdge({ host: '127.0.0.1', port: 0, siteDir, ...further, siteUrl, isOfflineOn });
  return {
    origin: new URL(edge.url).origin,
    url: edge.url,
    siteDir,
    metricsUrl: edge.metricsUrl,
    stopEdge: () => edge.close(),
    async stop() {
      await edge.close();
      await rm(siteDir, { recursive: true, force: true });
    },
  };
}
