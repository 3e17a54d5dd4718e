import path from 'node:path';

import { routeNames, routes, type TemplateName } from '@ochiq/contract/routing/routes';
import { buildSync } from 'esbuild';

import type { OfflinePlaces } from '../offline/cache-rules';
import { writeFiles } from './write-files';

/** One reader's own, an answer to them alone, or no page by itself. */
const uncachedTemplates: readonly TemplateName[] = ['account', 'sign-in', 'form', 'sent', 'search', 'not-found', 'error', 'offline'];

const places: OfflinePlaces = {
  offline: routes.offline.path,
  contact: routes.contact.path,
  apart: [
    ...new Set(
      routeNames.filter((name) => uncachedTemplates.includes(routes[name].template)).map((name) => routes[name].path.split('/')[1] ?? ''),
    ),
  ],
};

const entry = path.join(__dirname, '..', 'offline', 'worker.ts');

/** Builds the service worker and its map: one small file without a hash, which the browser revalidates at every visit. */
export function buildWorkerFiles(): [name: string, text: string][] {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    outfile: path.join(__dirname, '..', '..', 'public', 'sw.js'),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    sourcemap: 'external',
    sourcesContent: false,
    define: { OFFLINE_PLACES: JSON.stringify(places) },
  });
  return outputFiles.map((file) => [path.basename(file.path), file.text]);
}

export const writeWorker = (publicFolder: string): Promise<void> => writeFiles(buildWorkerFiles(), publicFolder);
