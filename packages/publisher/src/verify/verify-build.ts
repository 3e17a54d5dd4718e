import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/locales';
import * as z from 'zod';

import { pageDataFile, pageFile } from '../page-file.ts';
import type { PageToRender } from '../render/page-to-render.ts';
import type { Renderer } from '../render/renderer.ts';
import { firstDifference } from './first-difference.ts';

const atOnce = 8;

const plannedPages = z.array(z.object({ path: z.string(), template: z.string(), locale: z.enum(localeCodes) }));
type Planned = z.output<typeof plannedPages>[number];

const pageData = z.object({ result: z.object({ pageContext: z.unknown() }) });

/** A file that was rendered differently than in the build, with excerpts at the first difference. */
export type Difference = { file: string; at: number; built: string; rendered: string };

export type Verification = { pages: number; differences: Difference[] };

function difference(file: string, built: Buffer, rendered: Buffer): Difference[] {
  const place = firstDifference(built, rendered);
  return place ? [{ file, at: place.at, built: place.one, rendered: place.other }] : [];
}

async function verifyPage(planned: Planned, publicDir: string, render: (page: PageToRender) => ReturnType<Renderer['render']>) {
  const files = { pageData: pageDataFile(planned.path), html: pageFile(planned.path) };
  const [builtData, builtHtml] = await Promise.all([
    readFile(path.join(publicDir, files.pageData)),
    readFile(path.join(publicDir, files.html)),
  ]);
  const { pageContext } = pageData.parse(JSON.parse(builtData.toString('utf8'))).result;
  const rendered = await render({ ...planned, context: pageContext });
  return [...difference(files.pageData, builtData, rendered.pageData), ...difference(files.html, builtHtml, rendered.html)];
}

/**
 * Renders every page of a finished build again from its own page data, and compares it with the build byte for byte.
 * @param buildDir the folder with `public` and `.site`
 * @throws a planned page is not in the build, or can't be rendered
 */
export async function verifyBuild(buildDir: string, { render }: Pick<Renderer, 'render'>): Promise<Verification> {
  const listed: unknown = JSON.parse(await readFile(path.join(buildDir, '.site', 'pages.json'), 'utf8'));
  const pages = plannedPages.parse(listed);
  const differences: Difference[] = [];
  for (let start = 0; start < pages.length; start += atOnce) {
    const some = pages.slice(start, start + atOnce).map((page) => verifyPage(page, path.join(buildDir, 'public'), render));
    differences.push(...(await Promise.all(some)).flat());
  }
  return { pages: pages.length, differences };
}
