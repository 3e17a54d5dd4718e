import { rm } from 'node:fs/promises';

import { fromRoot } from '@ochiq/cli/workplace/root';

import type { BuildArguments } from '../arguments.ts';
import { saveFigures } from '../figures.ts';
import { type FilledCms, startFilledCms } from '../filled-cms.ts';
import { readPlannedPages } from '../select-listed-pages.ts';
import { formatMarkdownTable } from '../format-table.ts';
import { showProgress } from '../show-progress.ts';
import { fetchPublishedNews } from '../publish/news.ts';
import { findDescendants, listProcesses, ticksPerSecond } from '../../process/processes.ts';

/** Sampling interval, in milliseconds: shorter-lived processes are missed. */
const sampleMs = 200;
/** The page size of Linux on all current machines (sysconf `_SC_PAGESIZE`). */
const pageBytes = 4096;

type Load = { wallSeconds: number; cpuSeconds: number; peakBytes: number };

/** Runs work that starts processes, and measures their load; processes that run already are excluded. */
export async function measureLoad(work: () => Promise<unknown>): Promise<Load> {
  const before = new Set(findDescendants(process.pid, await listProcesses()).map(({ pid }) => pid));
  const ticks = new Map<number, number>();
  let peakPages = 0;
  const takeSample = async () => {
    const ours = findDescendants(process.pid, await listProcesses()).filter(({ pid }) => !before.has(pid));
    for (const { pid, cpuTicks } of ours) ticks.set(pid, cpuTicks);
    peakPages = Math.max(
      peakPages,
      ours.reduce((sum, { pages }) => sum + pages, 0),
    );
  };
  const timer = setInterval(() => void takeSample(), sampleMs);
  const began = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const wallSeconds = (performance.now() - began) / 1000;
  const cpuSeconds = [...ticks.values()].reduce((sum, count) => sum + count, 0) / ticksPerSecond;
  return { wallSeconds, cpuSeconds, peakBytes: peakPages * pageBytes };
}

type BuildMeasurement = { entries: number; pages: number; cold: Load; warm: Load };

/** Clears Gatsby's cache, for a build as after a change of code. */
async function clearBuildCache(): Promise<void> {
  await Promise.all(['.cache', 'public'].map((folder) => rm(fromRoot('web', folder), { recursive: true, force: true })));
}

async function measureBuilds({ settings, build }: FilledCms): Promise<BuildMeasurement> {
  await clearBuildCache();
  const cold = await measureLoad(build);
  const warm = await measureLoad(build);
  return { entries: (await fetchPublishedNews(settings, 'uz')).length, pages: (await readPlannedPages()).length, cold, warm };
}

const formatCells = ({ wallSeconds, cpuSeconds, peakBytes }: Load) => [
  wallSeconds.toFixed(1),
  cpuSeconds.toFixed(1),
  Math.round(peakBytes / 1024 ** 2).toLocaleString('en'),
];

/** Formats the table, in Markdown; each build is relative to the first one of its kind. */
export function buildReport(built: readonly BuildMeasurement[]): string {
  const head = ['Entries × 3', 'pages', 'cold s', 'CPU s', 'memory MB', 'warm s', 'CPU s', 'memory MB', 'cold ÷ first', 'ms a page'];
  const first = built[0]?.cold.wallSeconds ?? 1;
  const rows = built.map(({ entries, pages, cold, warm }) => [
    entries.toLocaleString('en'),
    pages.toLocaleString('en'),
    ...formatCells(cold),
    ...formatCells(warm),
    (cold.wallSeconds / first).toFixed(2),
    ((cold.wallSeconds * 1000) / pages).toFixed(1),
  ]);
  return formatMarkdownTable([head, ...rows]);
}

/** Measures and prints builds of the complete site at each size. */
export async function runBuildBench({ entries }: BuildArguments): Promise<void> {
  const cms = await startFilledCms(false);
  const built: BuildMeasurement[] = [];
  let made = 0;
  for (const size of entries) {
    const lacking = Math.max(0, size - (await fetchPublishedNews(cms.settings, 'uz')).length);
    if (lacking > 0) await cms.fill(made, lacking);
    made += lacking;
    built.push(await measureBuilds(cms));
    // The next size takes long: figures are printed and saved before.
    showProgress('');
    console.log(`${buildReport(built)}\n`);
    await saveFigures('build', built);
  }
  console.log(
    '“Cold”: without Gatsby’s cache; “warm”: the same once more. Memory of all processes together, looked at five times a second.',
  );
}
