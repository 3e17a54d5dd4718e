import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { getPageDataFile, getPageFile } from '../site-paths.ts';
import type { PageToRender } from '../render/page-to-render.ts';
import { openRenderer, type Renderer } from '../render/renderer.ts';
import { findFirstDifference } from './find-first-difference.ts';

const concurrency = 8;

const plannedPages = z.array(z.object({ path: z.string(), template: z.string(), locale: z.enum(localeCodes) }));
type PlannedRow = z.output<typeof plannedPages>[number];

const pageData = z.object({ result: z.object({ pageContext: z.unknown() }) });

/** A file that was rendered differently than in the build, with excerpts at the first difference. */
export type RenderDifference = { file: string; at: number; built: string; rendered: string };

export type Verification = { pages: number; differences: RenderDifference[] };

function compareBytes(file: string, built: Buffer, rendered: Buffer): RenderDifference[] {
  const mismatch = findFirstDifference(built, rendered);
  return mismatch ? [{ file, at: mismatch.at, built: mismatch.one, rendered: mismatch.other }] : [];
}

async function verifyPage(planned: PlannedRow, publicDir: string, render: (page: PageToRender) => ReturnType<Renderer['render']>) {
  const files = { pageData: getPageDataFile(planned.path), html: getPageFile(planned.path) };
  const [builtData, builtHtml] = await Promise.all([
    readFile(path.join(publicDir, files.pageData)),
    readFile(path.join(publicDir, files.html)),
  ]);
  const { pageContext } = pageData.parse(JSON.parse(builtData.toString('utf8'))).result;
  const rendered = await render({ ...planned, context: JSON.stringify(pageContext) });
  return [...compareBytes(files.pageData, builtData, rendered.pageData), ...compareBytes(files.html, builtHtml, rendered.html)];
}

/**
 * Renders every page of a finished build again from its own page data, and compares it with the build byte for byte.
 * @param buildDir the folder with `public` and `.site`
 * @throws a planned page is not in the build, or can't be rendered
 */
export async function verifyBuild(buildDir: string, { render }: Pick<Renderer, 'render'>): Promise<Verification> {
  const pagesJson: unknown = JSON.parse(await readFile(path.join(buildDir, '.site', 'pages.json'), 'utf8'));
  const pages = plannedPages.parse(pagesJson);
  const differences: RenderDifference[] = [];
  for (let start = 0; start < pages.length; start += concurrency) {
    const some = pages.slice(start, start + concurrency).map((page) => verifyPage(page, path.join(buildDir, 'public'), render));
    differences.push(...(await Promise.all(some)).flat());
  }
  return { pages: pages.length, differences };
}

const formatDifference = ({ file, at, built, rendered }: RenderDifference) =>
  `${file} differs from byte ${String(at)} on:\n  built:    ${JSON.stringify(built)}\n  rendered: ${JSON.stringify(rendered)}`;

/**
 * Verifies that the renderer of a build reproduces its pages, and prints the differences.
 * @param buildDir the folder with `public` and `.site`
 * @returns the exit code: 1 where anything differs
 */
export async function verify(buildDir: string, print: (line: string) => void): Promise<0 | 1> {
  const renderer = await openRenderer(path.join(buildDir, '.site', 'renderer'));
  try {
    const start = performance.now();
    const { pages, differences } = await verifyBuild(buildDir, renderer);
    const each = (performance.now() - start) / pages;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    for (const difference of differences) print(formatDifference(difference));
    print(`${String(pages)} pages, ${String(differences.length)} files differ; ${each.toFixed(2)} ms a page, ${megabytes.toFixed(0)} MB`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await renderer.close();
  }
}
