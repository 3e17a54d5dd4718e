import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { settings } from './site';

const program = path.join(__dirname, '..', '..', 'packages', 'edge', 'dist', 'main.js');

export type OwnEdge = { url: string; stop: () => Promise<void> };

type OwnEdgeOptions = { port: number } & Partial<Record<'OFFLINE_READING_ENABLED' | 'STATISTICS_DIR' | 'TRUSTED_PROXIES', string>>;

/** Serves the published site once more, with a setting that the tests' own edge can't have. @param port 0 for any free one */
export async function startOwnEdge({ port, ...further }: OwnEdgeOptions): Promise<OwnEdge> {
  const host = '127.0.0.1';
  const edge = fork(program, {
    env: { ...process.env, SITE_HOST: host, SITE_PORT: String(port), SITE_DIR: settings.siteDir, SITE_URL: `http://${host}`, ...further },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = (await once(edge, 'message')) as [{ url: string }];
  return {
    url: said.url,
    async stop() {
      edge.kill('SIGTERM');
      await once(edge, 'exit');
    },
  };
}
