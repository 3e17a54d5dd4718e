import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Settings } from '@ochiq/cli/workplace/settings';

import type { SiteArguments } from '../arguments.ts';
import { saveFigures } from '../figures.ts';
import { selectListedPages } from '../select-listed-pages.ts';
import { formatMarkdownTable } from '../format-table.ts';
import { computeMedian } from '../quantiles.ts';
import { showProgress } from '../show-progress.ts';
import { type BenchServer, startBareNginx, startEdgeServer, startOurNginx } from './servers.ts';
import { measureRound, type RequestRound } from './wrk.ts';

/** Extracts the site's own addresses that a page loads: scripts, fonts, pictures. */
export function extractAssetPaths(html: string, basePath: string): readonly string[] {
  const matches = [...html.matchAll(/(?:src|href)="(?<path>\/[^"?#]+\.(?:js|woff2|webp|svg|png|jpg))"/gu)];
  return [...new Set(matches.flatMap(({ groups }) => groups?.['path'] ?? []))].filter((path) => path.startsWith(basePath));
}

const roundSeconds = 10;
const warmUpSeconds = 2;

type ServedKind = 'pages' | 'files';
type ServeMeasurement = { server: string; kind: ServedKind; rounds: RequestRound[]; memoryBytes: number };

/** Collects pages of every template, and the assets that the first ones load. */
async function collectPaths({ siteUrl }: Settings, only: string | null): Promise<Record<ServedKind, readonly string[]>> {
  const base = new URL(`${siteUrl}/`).pathname;
  const pages = (await selectListedPages(only)).map(({ path: page }) => base.replace(/\/$/u, '') + page);
  const html = await Promise.all(pages.slice(0, 12).map(async (page) => (await fetch(new URL(page, siteUrl))).text()));
  return { pages, files: [...new Set(html.flatMap((text) => extractAssetPaths(text, base)))] };
}

const computeRequestRate = (rounds: readonly RequestRound[]) => computeMedian(rounds.map(({ requests, seconds }) => requests / seconds));

/** Formats the table, in Markdown: each server relative to the plain nginx. */
export function formatServeReport(served: readonly ServeMeasurement[]): string {
  const head = ['Server, what', 'requests/s', 'of bare nginx', 'p50 ms', 'p99 ms', 'refused or broken', 'memory MB'];
  const rows = served.map(({ server, kind, rounds, memoryBytes }) => {
    const bareOnes = served.find((other) => other.server === 'bare nginx' && other.kind === kind)?.rounds ?? rounds;
    return [
      `${server}, ${kind}`,
      Math.round(computeRequestRate(rounds)).toLocaleString('en'),
      `${((computeRequestRate(rounds) / computeRequestRate(bareOnes)) * 100).toFixed(0)} %`,
      computeMedian(rounds.map(({ p50Ms }) => p50Ms)).toFixed(2),
      computeMedian(rounds.map(({ p99Ms }) => p99Ms)).toFixed(2),
      String(rounds.reduce((sum, { refused, broken }) => sum + refused + broken, 0)),
      (memoryBytes / 1024 ** 2).toFixed(0),
    ];
  });
  return formatMarkdownTable([head, ...rows]);
}

async function measureServers(
  servers: readonly BenchServer[],
  kind: ServedKind,
  paths: readonly string[],
  runs: number,
): Promise<ServeMeasurement[]> {
  const rounds = new Map(servers.map(({ name }) => [name, [] as RequestRound[]]));
  for (const { url } of servers) await measureRound(url, paths, warmUpSeconds);
  // Alternating, so that other load of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of servers) {
      showProgress(`${kind}, round ${String(run)} of ${String(runs)}: ${name}`);
      rounds.get(name)?.push(await measureRound(url, paths, roundSeconds));
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

/** Prints how many requests the edge and nginx serve, compared with an nginx that only sends the same files. */
export async function runServeBench(settings: Settings, { runs, only }: SiteArguments): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-serve-'));
  const requestPaths = await collectPaths(settings, only);
  const alone = await startEdgeServer(settings);
  const servers = [
    alone,
    await startOurNginx(settings, path.join(folder, 'ours'), alone.url),
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
      `\nMedians of ${String(runs)} rounds of ${String(roundSeconds)} s, in turns; 64 connections; each server one process on one core, the asking on another.`,
    );
    await saveFigures('serve', served);
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
