import { rm } from 'node:fs/promises';

import { inRoot } from '../../workplace/root.ts';
import type { BuildArguments } from '../arguments.ts';
import { keepFigures } from '../figures.ts';
import { startFilledCms, type FilledCms } from '../filled-cms.ts';
import { plannedPages } from '../listed-pages.ts';
import { markdownTable } from '../markdown-table.ts';
import { progress } from '../progress.ts';
import { publishedNews } from '../publish/news.ts';
import { watchLoad, type Load } from './watch-load.ts';

type Built = { entries: number; pages: number; cold: Load; warm: Load };

/** Clears Gatsby's cache, for a build as after a change of code. */
async function forgetBuilds(): Promise<void> {
  await Promise.all(['.cache', 'public'].map((folder) => rm(inRoot('web', folder), { recursive: true, force: true })));
}

async function measureBuilds({ settings, build }: FilledCms): Promise<Built> {
  await forgetBuilds();
  const cold = await watchLoad(build);
  const warm = await watchLoad(build);
  return { entries: (await publishedNews(settings, 'uz')).length, pages: (await plannedPages()).length, cold, warm };
}

const cells = ({ wallSeconds, cpuSeconds, peakBytes }: Load) => [
  wallSeconds.toFixed(1),
  cpuSeconds.toFixed(1),
  Math.round(peakBytes / 1024 ** 2).toLocaleString('en'),
];

/** Formats the table, in Markdown; each build is relative to the first one of its kind. */
export function buildReport(built: readonly Built[]): string {
  const head = ['Entries × 3', 'pages', 'cold s', 'CPU s', 'memory MB', 'warm s', 'CPU s', 'memory MB', 'cold ÷ first', 'ms a page'];
  const first = built[0]?.cold.wallSeconds ?? 1;
  const rows = built.map(({ entries, pages, cold, warm }) => [
    entries.toLocaleString('en'),
    pages.toLocaleString('en'),
    ...cells(cold),
    ...cells(warm),
    (cold.wallSeconds / first).toFixed(2),
    ((cold.wallSeconds * 1000) / pages).toFixed(1),
  ]);
  return markdownTable([head, ...rows]);
}

/** Measures and prints builds of the complete site at each size. */
export async function benchBuild({ entries }: BuildArguments): Promise<void> {
  const cms = await startFilledCms(false);
  const built: Built[] = [];
  let made = 0;
  for (const size of entries) {
    const lacking = Math.max(0, size - (await publishedNews(cms.settings, 'uz')).length);
    if (lacking > 0) await cms.fill(made, lacking);
    made += lacking;
    built.push(await measureBuilds(cms));
    // The next size takes long: figures are printed and saved before.
    progress('');
    console.log(`${buildReport(built)}\n`);
    await keepFigures('build', built);
  }
  console.log(
    '“Cold”: without Gatsby’s cache; “warm”: the same once more. Memory of all processes together, looked at five times a second.',
  );
}
