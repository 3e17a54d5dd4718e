import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import type { ReservedListener } from '../process/reserved-listener.ts';
import { run, wasKilled } from '../process/run.ts';
import { startService, type Service } from '../process/service.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCmsEnv, createEdgeEnv, createLivePublisherEnv, createToolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

/** Builds the packages and the panel; unchanged ones come from the cache. */
export async function buildCode({ logDir }: Pick<Settings, 'logDir'>, say: (how: string) => void): Promise<void> {
  await run({
    command: fromRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=./packages/*', '--filter=@ochiq/cms'],
    cwd: fromRoot(),
    env: createToolEnv(),
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
    script: fromRoot('cms', 'dist', 'bin', 'serve.js'),
    cwd: fromRoot('cms'),
    env: { ...createCmsEnv(settings), SEED: 'when-empty' },
    log: path.join(settings.logDir, 'cms.log'),
    onSeed: (done, of) => {
      say(`seed ${String(done)} of ${String(of)}`);
    },
  });
}

const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const edgeScript = fromRoot('packages', 'edge', 'dist', 'main.js');

export const isEdgeBuilt = (): Promise<boolean> => fileExists(edgeScript);

/** Returns whether there is a published release. */
export const isPublished = ({ siteDir }: Pick<Settings, 'siteDir'>): Promise<boolean> =>
  fileExists(path.join(siteDir, 'current', 'release.json'));

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Collects a workspace package and its dependencies, by the names of their folders. */
async function collectDependencies(name: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(name)) return known;
  known.add(name);
  const { dependencies } = packageFile.parse(JSON.parse(await readFile(fromRoot('packages', name, 'package.json'), 'utf8')));
  for (const needed of Object.keys(dependencies)) {
    if (needed.startsWith('@ochiq/')) await collectDependencies(needed.slice('@ochiq/'.length), known);
  }
  return known;
}

/** Computes a fingerprint of the code that the edge runs. */
export async function readEdgeCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of [...(await collectDependencies('edge'))].sort()) {
    const folder = fromRoot('packages', name, 'dist');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
    for (const file of files) hash.update(`${name} ${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/**
 * Starts the edge on a reserved socket: requests during a restart wait, and are not refused. Where it fails to start by
 * a fault of its own the socket is released, so that a proxy before it notices its absence at once.
 */
export async function startEdge(settings: Settings, listener?: ReservedListener): Promise<Service> {
  try {
    return await startService({
      name: 'The edge',
      script: edgeScript,
      cwd: fromRoot('packages', 'edge'),
      env: createEdgeEnv(settings),
      log: path.join(settings.logDir, 'edge.log'),
      ...(listener && { listener }),
    });
  } catch (error) {
    if (!wasKilled(error)) listener?.release();
    throw error;
  }
}

/** Starts the publisher, which syncs the site with the CMS; ready once it is in sync. */
export function startPublisher(settings: Settings): Promise<Service> {
  return startService({
    name: 'The publisher',
    script: fromRoot('packages', 'publisher', 'dist', 'sync', 'main.js'),
    cwd: fromRoot('packages', 'publisher'),
    env: createLivePublisherEnv(settings),
    log: path.join(settings.logDir, 'publisher.log'),
  });
}
