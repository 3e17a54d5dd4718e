import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildNginxConfig } from '../../src/nginx/build-nginx-config.ts';
import type { NginxSettings } from '../../src/nginx/env.ts';
import { listKnownReleases } from '../../src/nginx/list-known-releases.ts';
import { findFreePort } from './find-free-port.ts';
import { PortRaceError, installedNginx, runNginx } from './run-nginx.ts';
import type { RunningSite } from './running-site.ts';

export type NginxProxy = { origin: string; stop(): Promise<void> };

/** Settings with host names, and the name server for them. */
type ProxyOptions = Partial<Pick<NginxSettings, 'edge' | 'resolver' | 'trustedProxies' | 'statisticsDir'>> & {
  panel?: Omit<NonNullable<NginxSettings['panel']>, 'listen'>;
};

/** Starts nginx in front of a running edge that trusts it; both read the same published folder. */
export async function startNginxProxy(site: RunningSite, siteUrl: string, further: ProxyOptions = {}): Promise<NginxProxy> {
  for (;;) {
    try {
      return await tryStartProxy(site, siteUrl, further);
    } catch (error) {
      if (!(error instanceof PortRaceError)) throw error;
    }
  }
}

async function tryStartProxy({ origin, siteDir }: RunningSite, siteUrl: string, { panel, ...further }: ProxyOptions): Promise<NginxProxy> {
  const runDir = await mkdtemp(join(tmpdir(), 'ochiq-nginx-'));
  const port = await findFreePort();
  const listen = { addresses: [`127.0.0.1:${port}`] };
  const config = buildNginxConfig({
    siteDir,
    siteUrl,
    listen,
    panel: panel && { ...panel, listen },
    edge: new URL(origin).host,
    releases: await listKnownReleases(siteDir),
    runDir,
    moduleFile: installedNginx.moduleFile,
    ...further,
  });
  const nginx = await runNginx(config, runDir, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await nginx.stop();
      await rm(runDir, { recursive: true, force: true });
    },
  };
}
