import path from 'node:path';

import { run } from '../process/run.ts';
import { startService, type Service } from '../process/service.ts';
import { inRoot } from '../workplace/root.ts';
import { cmsEnv, edgeEnv, livePublisherEnv, toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

/** Builds the packages and the panel; what did not change is taken from the cache. */
export async function buildCode({ logDir }: Pick<Settings, 'logDir'>, say: (how: string) => void): Promise<void> {
  await run({
    command: inRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=./packages/*', '--filter=@ochiq/cms'],
    cwd: inRoot(),
    env: toolEnv(),
    log: path.join(logDir, 'code-build.log'),
    onLine: (line) => {
      const task = /^(?<task>@ochiq\/\w+):build/u.exec(line)?.groups?.['task'];
      if (task) say(task);
    },
  });
  say('');
}

export function startCms(settings: Settings, say: (how: string) => void): Promise<Service> {
  return startService({
    name: 'The CMS',
    script: inRoot('cms', 'dist', 'bin', 'serve.js'),
    cwd: inRoot('cms'),
    env: { ...cmsEnv(settings), SEED: 'when-empty' },
    log: path.join(settings.logDir, 'cms.log'),
    onSeed: (done, of) => {
      say(`seed ${String(done)} of ${String(of)}`);
    },
  });
}

export function startEdge(settings: Settings): Promise<Service> {
  return startService({
    name: 'The edge',
    script: inRoot('packages', 'edge', 'dist', 'main.js'),
    cwd: inRoot('packages', 'edge'),
    env: edgeEnv(settings),
    log: path.join(settings.logDir, 'edge.log'),
  });
}

/** Keeps the published site true to the CMS; ready once it is. */
export function startPublisher(settings: Settings): Promise<Service> {
  return startService({
    name: 'The publisher',
    script: inRoot('packages', 'publisher', 'dist', 'live', 'main.js'),
    cwd: inRoot('packages', 'publisher'),
    env: livePublisherEnv(settings),
    log: path.join(settings.logDir, 'publisher.log'),
  });
}
