import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { knownReleases } from '../nginx/known-releases.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import type { NginxSettings } from '../nginx/settings.ts';
import { freePort } from './free-port.ts';
import { installedNginx, PortLost, runNginx } from './run-nginx.ts';
import type { RunningSite } from './running-site.ts';

export type NginxBefore = { origin: string; stop(): Promise<void> };

/** Settings with host names, and the name server for them. */
type Further = Partial<Pick<NginxSettings, 'edge' | 'resolver' | 'trustedProxies'>> & {
  panel?: Omit<NonNullable<NginxSettings['panel']>, 'listen'>;
};

/** Starts nginx in front of a running edge that trusts it; both read the same published folder. */
export async function nginxBefore(site: RunningSite, siteUrl: string, further: Further = {}): Promise<NginxBefore> {
  for (;;) {
    try {
      return await start(site, siteUrl, further);
    } catch (error) {
      if (!(error instanceof PortLost)) throw error;
    }
  }
}

async function start({ origin, siteDir }: RunningSite, siteUrl: string, { panel, ...further }: Further): Promise<NginxBefore> {
  const runDir = await mkdtemp(join(tmpdir(), 'ochiq-nginx-'));
  const port = await freePort();
  const listen = { addresses: [`127.0.0.1:${port}`] };
  const config = nginxConfig({
    siteDir,
    siteUrl,
    listen,
    panel: panel && { ...panel, listen },
    edge: new URL(origin).host,
    releases: await knownReleases(siteDir),
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
