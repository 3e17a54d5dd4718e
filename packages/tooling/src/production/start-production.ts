import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stopAll, track } from '../process/children.ts';
import { run } from '../process/run.ts';
import { startService } from '../process/service.ts';
import { installCluster } from '../postgres/cluster.ts';
import { writeSecrets } from '../secrets/write-secrets.ts';
import { freePort } from '../workplace/free-port.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import { readCompose } from './compose-file.ts';
import { keep, type Kept } from './kept.ts';
import { localEnv } from './local-env.ts';

const host = '127.0.0.1';
const folders = ['data', 'site', 'cache', 'lost', 'secrets', 'nginx', 'logs'] as const;
/** What runs for long, in the order in which it is started. */
export const keptNames = ['postgres', 'cms', 'publisher', 'edge', 'nginx'] as const;
export type KeptName = (typeof keptNames)[number];

export type Production = {
  /** Where readers come: nginx. */
  url: string;
  cmsUrl: string;
  adminPasswordFile: string;
  kept: Readonly<Record<KeptName, Kept>>;
  stop: () => Promise<void>;
};

type Say = (line: string) => void;
type Step = <T>(title: string, work: (say: Say) => Promise<T>) => Promise<T>;

/** Waits until somebody answers, whatever it says. */
async function answered(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`Nothing answers at ${url} after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function prepare() {
  const top = await mkdtemp(path.join(os.tmpdir(), 'ochiq-production-'));
  const at = (name: (typeof folders)[number]) => path.join(top, name);
  await Promise.all(folders.map((name) => mkdir(at(name))));
  const ports = { cms: await freePort(host), publisher: await freePort(host), edge: await freePort(host), nginx: await freePort(host) };
  const watched = { cms: await freePort(host), edge: await freePort(host) };
  const url = `http://${host}:${String(ports.nginx)}`;
  const places = {
    values: { SITE_URL: url, ADMIN_EMAIL: 'admin@ochiq.example' },
    instead: {
      '/data': at('data'),
      '/site': at('site'),
      '/cache': at('cache'),
      '/lost': at('lost'),
      '/run/secrets': at('secrets'),
      '/run': at('nginx'),
      '/nginx': at('nginx'),
      'edge:8000': `${host}:${String(ports.edge)}`,
      '/ochiq/web': inRoot('web'),
      'http://cms:1337': `http://${host}:${String(ports.cms)}`,
      'http://publisher:1338': `http://${host}:${String(ports.publisher)}`,
      '0.0.0.0': host,
      '172.31.80.0/28': host,
    },
  };
  return { top, at, ports, watched, url, places };
}

/**
 * Starts what `docker-compose.yml` describes, with its own settings, without containers: what a container knows by a name of its own
 * has another address or folder here, and nothing else differs. The CMS is filled with the demonstration content.
 * @throws CommandFailure something did not start
 */
export async function startProduction(step: Step, say: Say): Promise<Production> {
  const { top, at, ports, watched, url, places } = await prepare();
  const { services } = readCompose().compose;
  const environment = (name: string, further: Record<string, string>) => ({
    ...toolEnv(),
    NODE_ENV: 'production',
    ...localEnv(services[name]?.environment ?? {}, places),
    ...further,
  });
  // There is no certificate here, and no port below 1024.
  const withoutTls = { NGINX_LISTEN: `${host}:${String(ports.nginx)}`, NGINX_CERTIFICATE: '', NGINX_CERTIFICATE_KEY: '' };
  const log = (name: string) => path.join(at('logs'), `${name}.log`);
  const start = async (name: string, folder: string, script: string, further: Record<string, string>) =>
    (await startService({ name, script: path.join(folder, script), cwd: folder, env: environment(name, further), log: log(name) })).child;

  const cluster = await installCluster();
  const postgres = await step('Starting PostgreSQL', () =>
    keep(
      'PostgreSQL',
      async () => {
        const server = await cluster.start();
        track(server);
        return server;
      },
      say,
    ),
  );
  await writeSecrets(at('secrets'));
  await writeFile(path.join(at('secrets'), 'database-url'), cluster.url);
  const cms = await step('Starting the CMS', () =>
    keep(
      'The CMS',
      () =>
        start('cms', inRoot('cms'), 'dist/bin/serve.js', {
          CMS_PORT: String(ports.cms),
          METRICS_PORT: String(watched.cms),
          SEED: 'when-empty',
        }),
      say,
    ),
  );
  await step('Building and publishing the site', (how) =>
    run({
      command: 'sh',
      args: [inRoot('.docker', 'build-site.sh')],
      cwd: inRoot(),
      env: environment('site', withoutTls),
      log: log('site'),
      onLine: how,
    }),
  );
  const edge = await step('Starting the edge', () =>
    keep(
      'The edge',
      () =>
        start('edge', inRoot('packages', 'edge'), 'dist/main.js', { SITE_PORT: String(ports.edge), METRICS_PORT: String(watched.edge) }),
      say,
    ),
  );
  const publisher = await step('Starting the publisher', () =>
    keep(
      'The publisher',
      () => start('publisher', inRoot('packages', 'publisher'), 'dist/live/main.js', { PUBLISHER_PORT: String(ports.publisher) }),
      say,
    ),
  );
  const nginx = await step('Starting nginx', () =>
    keep(
      'nginx',
      async () => {
        const config = path.join(at('nginx'), 'nginx.conf');
        const child = spawn('/usr/sbin/nginx', ['-c', config, '-g', 'daemon off;'], { detached: true, stdio: 'ignore' });
        track(child);
        await answered(url);
        return child;
      },
      say,
    ),
  );
  const kept = { postgres, cms, publisher, edge, nginx };
  return {
    url,
    cmsUrl: places.instead['http://cms:1337'],
    adminPasswordFile: path.join(at('secrets'), 'admin-password'),
    kept,
    stop: async () => {
      for (const name of [...keptNames].reverse()) await kept[name].stop();
      await stopAll();
      cluster.remove();
      await rm(top, { recursive: true, force: true });
    },
  };
}
