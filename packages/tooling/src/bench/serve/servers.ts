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

import { parseProcessStat, ticksPerSecond } from '../../process/processes.ts';
import { createBareNginxConfig, type ConstantHeaders } from './bare-nginx.ts';
import { baselines } from './format-serve-report.ts';

const host = '127.0.0.1';
const pageBytes = 4096;

export type BenchServer = {
  name: string;
  url: string;
  /** Returns its memory, in bytes. */
  readMemoryBytes: () => Promise<number>;
  /** Returns what it has spent of processors, in seconds. */
  readCpuSeconds: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Creates the figures of a process. */
function createProcessReaders(pid: number | undefined): Pick<BenchServer, 'readMemoryBytes' | 'readCpuSeconds'> {
  const readStats = async () => parseProcessStat(await readFile(`/proc/${String(pid)}/stat`, 'utf8'));
  return {
    readMemoryBytes: async () => ((await readStats())?.pages ?? 0) * pageBytes,
    readCpuSeconds: async () => ((await readStats())?.cpuTicks ?? 0) / ticksPerSecond,
  };
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
  return { name, url, ...createProcessReaders(child.pid), stop: () => stopChild(child) };
}

/** Starts the edge alone, on a free port. */
export async function startEdgeServer(settings: Settings): Promise<BenchServer> {
  const port = await findFreePort(host);
  const service = await startEdge({ ...settings, SITE_HOST: host, SITE_PORT: port, TRUSTED_PROXIES: host });
  await pinToFirstCore(service.child.pid, path.join(settings.logDir, 'bench-serve.log'));
  return { name: 'edge', url: `http://${host}:${String(port)}`, ...createProcessReaders(service.child.pid), stop: service.stop };
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

/** Starts an nginx that only sends the same files, with constant headers if any. */
export async function startBareNginx(
  settings: Settings,
  folder: string,
  headersByPath?: ReadonlyMap<string, ConstantHeaders>,
): Promise<BenchServer> {
  const port = await findFreePort(host);
  const publicFolder = path.join(settings.siteDir, 'current', 'public');
  return startNginx(
    headersByPath ? baselines.sameHeaders : baselines.bare,
    createBareNginxConfig({ publicFolder, runDir: folder, port, ...(headersByPath && { headersByPath }) }),
    folder,
    port,
    path.join(settings.logDir, 'bench-serve.log'),
  );
}
