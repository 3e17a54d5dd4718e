import { join } from 'node:path';


import { knownReleases } from '../nginx/known-releases.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import { freePort } from './free-port.ts';
import { installedNginx, runNginx } from './run-nginx.ts';
import { runSite, type Further, type RunningSite } from './running-site.ts';
import { sites, type SiteName } from './sites.ts';

export type NginxSite = RunningSite & {
  /** Lets nginx stand alone. */
  stopEdge(): Promise<void>;
};

/** The same site behind nginx. */
export async function runNginxSite(name: SiteName, further: Further = {}): Promise<NginxSite> {
  const behind = await runSite(name, { trustedProxies: ['127.0.0.1'], ...further });
  const port = await freePort();
  const runDir = join(behind.siteDir, 'nginx');
  const config = nginxConfig({
    siteDir: behind.siteDir,
    siteUrl: sites[name].siteUrl,
    listen: { addresses: [`127.0.0.1:${port}`] },
    edge: new URL(behind.origin).host,
    releases: await knownReleases(behind.siteDir),
    runDir,
    moduleFile: installedNginx.moduleFile,
  });
  const nginx = await runNginx(config, runDir, port);
  const own = new URL(behind.url);
  own.port = `${port}`;
  return {
    origin: own.origin,
    url: own.href.replace(/\/$/u, ''),
    siteDir: behind.siteDir,
    stopEdge: behind.stopEdge,
    async stop() {
      await nginx.stop();
      await behind.stop();
    },
  };
}
