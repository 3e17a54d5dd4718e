import { spawn, type ChildProcess } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { trackChild } from '../process/children.ts';
import { reserveListener, type ReservedListener } from '../process/reserved-listener.ts';
import { removeAtExit } from '../process/remove-at-exit.ts';
import { run } from '../process/run.ts';
import { startService } from '../process/service.ts';
import { installCluster } from '../postgres/cluster.ts';
import { writeSecrets } from '../secrets/write-secrets.ts';
import { fromRoot } from '../workplace/root.ts';
import { createToolEnv } from '../workplace/service-env.ts';
import { readCompose } from './compose-file.ts';
import { superviseProcess, type SupervisedProcess } from './supervisor.ts';
import { host, preparePlaces, toLocalEnv } from './local-env.ts';

/** The long-running services, in the order in which they start. */
export const serviceNames = ['postgres', 'cms', 'publisher', 'edge', 'nginx'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Production = {
  /** The address for readers: nginx. */
  url: string;
  edgeUrl: string;
  cmsUrl: string;
  databaseUrl: string;
  /** The health endpoints. */
  health: Readonly<Record<'nginx' | 'edge' | 'cms' | 'publisher', string>>;
  siteDir: string;
  /** The folder of secrets, each in a file of its name. */
  secretsDir: string;
  runningServices: Readonly<Record<ServiceName, SupervisedProcess>>;
  /** The socket that the edge listens on. */
  edgeListener: ReservedListener;
  stop: () => Promise<void>;
};

type ProductionOptions = {
  /** The folder of the logs. */
  logDir: string;
  /** The mail server; without one letters are not sent. */
  smtpUrl?: string;
};

/** How a supervised service is started. */
type SupervisionHooks = { onSpawn: (child: ChildProcess) => void; listener?: ReservedListener };

/** Readers notice an absent edge at once. In milliseconds. */
const edgePause = 100;

type Say = (line: string) => void;
export type StepRunner = <T>(title: string, work: (say: Say) => Promise<T>) => Promise<T>;

/** Waits until an address responds, with any status. */
async function waitUntilReachable(url: string): Promise<void> {
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

/**
 * Starts the services of `docker-compose.yml`, with its own settings, without containers: only addresses and folders of
 * containers are replaced by local ones. The CMS is filled with the demonstration content.
 * @param say called when a service runs again
 * @throws CommandFailure a service did not start
 */
export async function startProduction(step: StepRunner, say: Say, { logDir, smtpUrl }: ProductionOptions): Promise<Production> {
  const { top, at, ports, watched, url, places } = await preparePlaces();
  removeAtExit(top);
  const { services } = readCompose().compose;
  const createEnvironment = (name: string, further: Record<string, string>) => ({
    ...createToolEnv(),
    NODE_ENV: 'production',
    ...toLocalEnv(services[name]?.environment ?? {}, places),
    ...further,
  });
  // There is no certificate here, and no port below 1024.
  const withoutTls = {
    ...{ NGINX_LISTEN: `${host}:${String(ports.nginx)}`, NGINX_CERTIFICATE: '', NGINX_CERTIFICATE_KEY: '' },
    // Its workers read files that only our user may read.
    ...(process.getuid?.() === 0 && { NGINX_USER: 'root' }),
  };
  const log = (name: string) => path.join(logDir, `${name}.log`);
  const start = async (name: string, folder: string, script: string, further: Record<string, string>, hooks: SupervisionHooks) => {
    const env = createEnvironment(name, further);
    return (await startService({ name, script: path.join(folder, script), cwd: folder, env, log: log(name), ...hooks })).child;
  };

  const cluster = await installCluster(false);
  process.once('exit', cluster.remove);
  const postgres = await step('Starting PostgreSQL', () =>
    superviseProcess(
      'PostgreSQL',
      async () => {
        const server = await cluster.start(true);
        trackChild(server);
        return server;
      },
      say,
    ),
  );
  await writeFile(path.join(at('secrets'), 'database-url'), cluster.url);
  if (smtpUrl !== undefined) await writeFile(path.join(at('secrets'), 'smtp-url'), smtpUrl);
  await writeSecrets(at('secrets'));
  const cms = await step('Starting the CMS', () =>
    superviseProcess(
      'The CMS',
      (onSpawn) =>
        start(
          'cms',
          fromRoot('cms'),
          'dist/bin/serve.js',
          { CMS_PORT: String(ports.cms), METRICS_PORT: String(watched.cms), SEED: 'when-empty' },
          { onSpawn },
        ),
      say,
    ),
  );
  await step('Building and publishing the site', (how) =>
    run({
      command: 'sh',
      args: [fromRoot('.docker', 'build-site.sh')],
      cwd: fromRoot(),
      env: createEnvironment('site', withoutTls),
      log: log('site'),
      cleansUp: true,
      onLine: how,
    }),
  );
  // As `pnpm start` does it; a container has no parent process that could.
  const edgeListener = reserveListener(host, ports.edge);
  const edge = await step('Starting the edge', () =>
    superviseProcess(
      'The edge',
      (onSpawn) =>
        start(
          'edge',
          fromRoot('packages', 'edge'),
          'dist/main.js',
          { SITE_PORT: String(ports.edge), METRICS_PORT: String(watched.edge) },
          { onSpawn, listener: edgeListener },
        ),
      say,
      edgePause,
    ),
  );
  const publisher = await step('Starting the publisher', () =>
    superviseProcess(
      'The publisher',
      (onSpawn) =>
        start(
          'publisher',
          fromRoot('packages', 'publisher'),
          'dist/sync/main.js',
          { PUBLISHER_PORT: String(ports.publisher) },
          { onSpawn },
        ),
      say,
    ),
  );
  const nginx = await step('Starting nginx', () =>
    superviseProcess(
      'nginx',
      async () => {
        const config = path.join(at('nginx'), 'nginx.conf');
        const child = spawn('/usr/sbin/nginx', ['-c', config, '-g', 'daemon off;'], { detached: true, stdio: 'ignore' });
        trackChild(child);
        await waitUntilReachable(url);
        return child;
      },
      say,
    ),
  );
  const runningServices = { postgres, cms, publisher, edge, nginx };
  return {
    url,
    edgeUrl: `http://${host}:${String(ports.edge)}`,
    cmsUrl: places.instead['http://cms:1337'],
    databaseUrl: cluster.url,
    health: {
      nginx: `${url}/health`,
      edge: `http://${host}:${String(watched.edge)}/health`,
      cms: `http://${host}:${String(watched.cms)}/health`,
      publisher: `${places.instead['http://publisher:1338']}/health`,
    },
    siteDir: at('site'),
    secretsDir: at('secrets'),
    runningServices,
    edgeListener,
    stop: async () => {
      for (const name of [...serviceNames].reverse()) await runningServices[name].stop();
      edgeListener.release();
      cluster.remove();
      await rm(top, { recursive: true, force: true });
    },
  };
}
