import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startEdge } from '@ochiq/cli/start/services';
import { stopChild, trackChild } from '@ochiq/cli/process/children';
import { run } from '@ochiq/cli/process/run';
import { findFreePort } from '@ochiq/cli/workplace/find-free-port';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createNginxEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { parseProcessStat } from '../../process/processes.ts';

/** Creates a configuration that only sends files fast: the baseline for ours. */
const createBareNginxConfig = (publicFolder: string, runDir: string, port: number): string => `
pid ${runDir}/nginx.pid;
error_log stderr crit;
worker_rlimit_nofile 16384;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${runDir}/${name};`).join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  server {
    listen 127.0.0.1:${String(port)};
    root ${publicFolder};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

const host = '127.0.0.1';
const pageBytes = 4096;

export type BenchServer = {
  name: string;
  url: string;
  /** Returns its memory, in bytes. */
  readMemoryBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

async function readMemory(pid: number | undefined): Promise<number> {
  const facts = parseProcessStat(await readFile(`/proc/${String(pid)}/stat`, 'utf8'));
  return (facts?.pages ?? 0) * pageBytes;
}

/** Pins a server to the first core, where each is one process: other numbers of workers are not comparable. */
async function pinToFirstCore(pid: number | undefined, log: string): Promise<void> {
  await run({
    command: 'taskset',
    args: ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)],
    cwd: fromRoot(),
    env: { PATH: process.env['PATH'] ?? '' },
    log,
  });
}

const waitUntilReachable = async (url: string): Promise<void> => {
  const until = Date.now() + 20_000;
  for (;;) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    if (Date.now() > until) throw new Error(`Nothing answers at ${url} after 20 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

async function startNginx(name: string, config: string, folder: string, port: number, log: string): Promise<BenchServer> {
  const file = path.join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(file, config);
  const args = ['-p', folder, '-c', file, '-g', 'daemon off; master_process off;'];
  const child = spawn('/usr/sbin/nginx', args, { detached: true, stdio: 'ignore' });
  trackChild(child);
  const url = `http://${host}:${String(port)}`;
  await waitUntilReachable(url);
  await pinToFirstCore(child.pid, log);
  return { name, url, readMemoryBytes: () => readMemory(child.pid), stop: () => stopChild(child) };
}

/** Starts the edge alone, on a free port. */
export async function startEdgeServer(settings: Settings): Promise<BenchServer> {
  const port = await findFreePort(host);
  const service = await startEdge({ ...settings, SITE_HOST: host, SITE_PORT: port, TRUSTED_PROXIES: host });
  await pinToFirstCore(service.child.pid, path.join(settings.logDir, 'bench-serve.log'));
  return { name: 'edge', url: `http://${host}:${String(port)}`, readMemoryBytes: () => readMemory(service.child.pid), stop: service.stop };
}

/** Starts our nginx in front of an edge. */
export async function startOurNginx(settings: Settings, folder: string, edgeUrl: string): Promise<BenchServer> {
  const port = await findFreePort(host);
  const log = path.join(settings.logDir, 'bench-serve.log');
  const before = {
    ...settings,
    SITE_HOST: host,
    SITE_PORT: Number(new URL(edgeUrl).port),
    NGINX_LISTEN: `${host}:${String(port)}`,
    nginxDir: folder,
  };
  await run({
    command: process.execPath,
    args: [fromRoot('packages', 'edge', 'dist', 'nginx', 'main.js')],
    cwd: fromRoot(),
    env: createNginxEnv(before),
    log,
  });
  return startNginx('our nginx', await readFile(path.join(folder, 'nginx.conf'), 'utf8'), folder, port, log);
}

/** Starts an nginx that only sends the same files. */
export async function startBareNginx(settings: Settings, folder: string): Promise<BenchServer> {
  const port = await findFreePort(host);
  return startNginx(
    'bare nginx',
    createBareNginxConfig(path.join(settings.siteDir, 'current', 'public'), folder, port),
    folder,
    port,
    path.join(settings.logDir, 'bench-serve.log'),
  );
}
