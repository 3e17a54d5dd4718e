import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';
import { rendererFile } from '@ochiq/contract/wire/renderer-file';
import * as z from 'zod';

import { collectInlineHashes, findHtmlFault } from '../src/html-inspection.ts';
import { findShownFiles, processRenderedPage } from '../src/postprocess/process-rendered-page.ts';
import { createPageRenderer } from '../src/render/create-page-renderer.ts';
import { loadGatsbyRenderer } from '../src/render/gatsby-renderer.ts';
import type { PageToRender } from '../src/render/page-to-render.ts';
import { parsePageDataFile } from '../src/site-paths.ts';
import { readPageLinks } from '../src/validation/page-links.ts';
import { runReferenceRound } from './reference-work.ts';

/** Many short rounds: both sides of a round then get the same share of a busy machine. */
const rounds = 9;
const pagesPerRound = 100;
const referenceRepeats = 50;

const pageContext = z.looseObject({
  siteUrl: z.string(),
  language: z.enum(localeCodes),
  page: z.looseObject({ template: z.string() }),
});
const pageData = z.object({ path: z.string(), result: z.object({ pageContext }) });

type BuiltPage = PageToRender & { siteUrl: string };

/**
 * Reads pages of a build from their data, evenly selected by name: all kinds, in proportion.
 * @throws Error there are none
 */
function readPages(publicDir: string): BuiltPage[] {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => parsePageDataFile(name) !== null)
    .sort();
  if (files.length === 0) throw new Error(`There are no pages in ${publicDir}`);
  const count = Math.min(pagesPerRound, files.length);
  return Array.from({ length: count }, (_, index) => {
    const name = files[Math.floor((index * files.length) / count)] ?? '';
    const { path: pagePath, result } = pageData.parse(JSON.parse(readFileSync(path.join(publicDir, name), 'utf8')));
    const { siteUrl, language, page } = result.pageContext;
    return { path: pagePath, template: page.template, locale: language, context: JSON.stringify(result.pageContext), siteUrl };
  });
}

/** Runs work and returns the processor time of all threads meanwhile, in milliseconds. */
async function measureCpu(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Reads everything from a page that the publisher must know of it. */
function inspectPage(html: Buffer, { path: pagePath, siteUrl }: BuiltPage): void {
  const text = html.toString('utf8');
  findHtmlFault(text);
  collectInlineHashes(text);
  readPageLinks(text, pagePath, siteUrl);
  findShownFiles(text);
}

/** Processor time of a page, in milliseconds. */
type PageCpu = { render: number; inspect: number; compress: number };

/** Renders, inspects and compresses a page as the publisher does. @throws Error the page is unfit */
async function measurePage(page: BuiltPage, render: ReturnType<typeof createPageRenderer>): Promise<PageCpu> {
  let html = Buffer.alloc(0);
  let data = Buffer.alloc(0);
  const rendering = await measureCpu(async () => {
    const output = await render(page);
    html = Buffer.from(output.html);
    data = Buffer.from(output.pageData);
  });
  const inspect = await measureCpu(() => {
    inspectPage(html, page);
  });
  const processing = await measureCpu(async () => {
    const processed = await processRenderedPage({ path: page.path, siteUrl: page.siteUrl, html, pageData: data, words: '' });
    if ('unfit' in processed) throw new Error(`${page.path} ${processed.unfit}`);
  });
  // It inspects while other threads compress.
  return { render: rendering, inspect, compress: processing - inspect };
}

/** Creates a function that measures pages of a build, one after the other, and returns their mean. */
function createPageMeasurement(publicDir: string, rendererDir: string): () => Promise<PageCpu> {
  const file = rendererFile.parse(JSON.parse(readFileSync(path.join(rendererDir, 'renderer.json'), 'utf8')));
  const render = createPageRenderer(file, loadGatsbyRenderer(rendererDir));
  const pages = readPages(publicDir);
  return async () => {
    const mean = { render: 0, inspect: 0, compress: 0 };
    for (const page of pages) {
      const { render: rendering, inspect, compress } = await measurePage(page, render);
      mean.render += rendering / pages.length;
      mean.inspect += inspect / pages.length;
      mean.compress += compress / pages.length;
    }
    return mean;
  };
}

/** Measures the reference work, in milliseconds of processor time. */
async function measureReference(): Promise<number> {
  const cpu = await measureCpu(() => {
    for (let repeat = 0; repeat < referenceRepeats; repeat += 1) runReferenceRound();
  });
  return cpu / referenceRepeats;
}

/**
 * Prints the processor time of a page and of the reference work, in alternating rounds, as JSON; without arguments of the
 * reference work only.
 */
const [publicDir, rendererDir] = process.argv.slice(2);
const measurePages = publicDir === undefined || rendererDir === undefined ? null : createPageMeasurement(publicDir, rendererDir);
// The first round only warms the compiler.
await measureReference();
await measurePages?.();
const measured: { reference: number; page: PageCpu | null }[] = [];
for (let round = 0; round < rounds; round += 1) {
  measured.push({ reference: await measureReference(), page: (await measurePages?.()) ?? null });
}
process.stdout.write(`${JSON.stringify(measured)}\n`);
