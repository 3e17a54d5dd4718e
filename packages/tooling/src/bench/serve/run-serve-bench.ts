import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Settings } from '@ochiq/cli/workplace/settings';

import type { SiteArguments } from '../arguments.ts';
import { saveFigures } from '../figures.ts';
import { selectListedPages } from '../select-listed-pages.ts';
import { showProgress } from '../show-progress.ts';
import { readConstantHeaders } from './bare-nginx.ts';
import { formatServeReport, type ServedKind, type ServedRound, type ServeMeasurement } from './format-serve-report.ts';
import { type BenchServer, startBareNginx, startEdgeServer, startOurNginx } from './servers.ts';
import { measureRound } from './wrk.ts';

/** Extracts the site's own addresses that a page loads: scripts, fonts, pictures. */
export function extractAssetPaths(html: string, basePath: string): readonly string[] {
  const matches = [...html.matchAll(/(?:src|href)="(?<path>\/[^"?#]+\.(?:js|woff2|webp|svg|png|jpg))"/gu)];
  return [...new Set(matches.flatMap(({ groups }) => groups?.['path'] ?? []))].filter((path) => path.startsWith(basePath));
}

const roundSeconds = 10;
/** Until Node has compiled what is called often. */
const warmUpSeconds = 6;

/** Collects pages of every template, and the assets that the first ones load. */
async function collectPaths({ siteUrl }: Settings, only: string | null): Promise<Record<ServedKind, readonly string[]>> {
  const base = new URL(`${siteUrl}/`).pathname;
  const pages = (await selectListedPages(only)).map(({ path: page }) => base.replace(/\/$/u, '') + page);
  const html = await Promise.all(pages.slice(0, 12).map(async (page) => (await fetch(new URL(page, siteUrl))).text()));
  return { pages, files: [...new Set(html.flatMap((text) => extractAssetPaths(text, base)))] };
}

async function measureServers(
  servers: readonly BenchServer[],
  kind: ServedKind,
  paths: readonly string[],
  runs: number,
): Promise<ServeMeasurement[]> {
  const rounds = new Map(servers.map(({ name }) => [name, [] as ServedRound[]]));
  for (const { url } of servers) await measureRound(url, paths, warmUpSeconds);
  // Alternating, so that other load of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url, readCpuSeconds } of servers) {
      showProgress(`${kind}, round ${String(run)} of ${String(runs)}: ${name}`);
      const before = await readCpuSeconds();
      const round = await measureRound(url, paths, roundSeconds);
      rounds.get(name)?.push({ ...round, cpuSeconds: (await readCpuSeconds()) - before });
    }
  }
  return Promise.all(
    servers.map(async ({ name, readMemoryBytes }) => ({
      server: name,
      kind,
      rounds: rounds.get(name) ?? [],
      memoryBytes: await readMemoryBytes(),
    })),
  );
}

/**
 * Prints what a request costs the edge and nginx, compared with an nginx that only sends the same files, and with one
 * that sends the same headers, too.
 */
export async function runServeBench(settings: Settings, { runs, only }: SiteArguments): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-serve-'));
  const requestPaths = await collectPaths(settings, only);
  const alone = await startEdgeServer(settings);
  const headersByPath = await readConstantHeaders(alone.url, [...requestPaths.pages, ...requestPaths.files]);
  const servers = [
    alone,
    await startOurNginx(settings, path.join(folder, 'ours'), alone.url),
    await startBareNginx(settings, path.join(folder, 'same-headers'), headersByPath),
    await startBareNginx(settings, path.join(folder, 'bare')),
  ];
  try {
    const served = [
      ...(await measureServers(servers, 'pages', requestPaths.pages, runs)),
      ...(await measureServers(servers, 'files', requestPaths.files, runs)),
    ];
    showProgress('');
    console.log(formatServeReport(served));
    console.log(
      `\nMedians of ${String(runs)} rounds of ${String(roundSeconds)} s, in turns; 64 connections; each server one process on one core, the asking on another. Ratios are of what a request costs a processor, which other load of the machine changes little.`,
    );
    await saveFigures('serve', served);
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
