import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Settings } from '../../workplace/settings.ts';
import type { SiteArguments } from '../arguments.ts';
import { keepFigures } from '../figures.ts';
import { listedPages } from '../listed-pages.ts';
import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { progress } from '../progress.ts';
import { filesOf } from './asked-paths.ts';
import { bare, edge, ourNginx, type Server } from './servers.ts';
import { askForAWhile, type Round } from './wrk.ts';

const roundSeconds = 10;
const warmUpSeconds = 2;

type Kind = 'pages' | 'files';
type Served = { server: string; kind: Kind; rounds: Round[]; memoryBytes: number };

/** Collects pages of every template, and the assets that the first ones load. */
async function askedPaths({ siteUrl }: Settings, only: string | null): Promise<Record<Kind, readonly string[]>> {
  const base = new URL(`${siteUrl}/`).pathname;
  const pages = (await listedPages(only)).map(({ path: page }) => base.replace(/\/$/u, '') + page);
  const html = await Promise.all(pages.slice(0, 12).map(async (page) => (await fetch(new URL(page, siteUrl))).text()));
  return { pages, files: [...new Set(html.flatMap((text) => filesOf(text, base)))] };
}

const perSecond = (rounds: readonly Round[]) => median(rounds.map(({ requests, seconds }) => requests / seconds));

/** Formats the table, in Markdown: each server relative to the plain nginx. */
export function serveReport(served: readonly Served[]): string {
  const head = ['Server, what', 'requests/s', 'of bare nginx', 'p50 ms', 'p99 ms', 'refused or broken', 'memory MB'];
  const rows = served.map(({ server, kind, rounds, memoryBytes }) => {
    const bareOnes = served.find((other) => other.server === 'bare nginx' && other.kind === kind)?.rounds ?? rounds;
    return [
      `${server}, ${kind}`,
      Math.round(perSecond(rounds)).toLocaleString('en'),
      `${((perSecond(rounds) / perSecond(bareOnes)) * 100).toFixed(0)} %`,
      median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(2),
      median(rounds.map(({ p99Ms }) => p99Ms)).toFixed(2),
      String(rounds.reduce((sum, { refused, broken }) => sum + refused + broken, 0)),
      (memoryBytes / 1024 ** 2).toFixed(0),
    ];
  });
  return markdownTable([head, ...rows]);
}

async function measure(servers: readonly Server[], kind: Kind, paths: readonly string[], runs: number): Promise<Served[]> {
  const rounds = new Map(servers.map(({ name }) => [name, [] as Round[]]));
  for (const { url } of servers) await askForAWhile(url, paths, warmUpSeconds);
  // Alternating, so that other load of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of servers) {
      progress(`${kind}, round ${String(run)} of ${String(runs)}: ${name}`);
      rounds.get(name)?.push(await askForAWhile(url, paths, roundSeconds));
    }
  }
  return Promise.all(
    servers.map(async ({ name, memory }) => ({ server: name, kind, rounds: rounds.get(name) ?? [], memoryBytes: await memory() })),
  );
}

/** Prints how many requests the edge and nginx serve, compared with an nginx that only sends the same files. */
export async function benchServe(settings: Settings, { runs, only }: SiteArguments): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-serve-'));
  const asked = await askedPaths(settings, only);
  const alone = await edge(settings);
  const servers = [alone, await ourNginx(settings, path.join(folder, 'ours'), alone.url), await bare(settings, path.join(folder, 'bare'))];
  try {
    const served = [...(await measure(servers, 'pages', asked.pages, runs)), ...(await measure(servers, 'files', asked.files, runs))];
    progress('');
    console.log(serveReport(served));
    console.log(
      `\nMedians of ${String(runs)} rounds of ${String(roundSeconds)} s, in turns; 64 connections; each server one process on one core, the asking on another.`,
    );
    await keepFigures('serve', served);
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
