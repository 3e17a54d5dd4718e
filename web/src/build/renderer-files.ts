import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RendererFile, RendererTemplate } from '@ochiq/contract/wire/renderer-file';
import type { PlannedPage } from '@ochiq/pages/page';
import { getScriptsAndStylesForTemplate, readWebpackStats } from 'gatsby/dist/utils/client-assets-for-template';
import * as z from 'zod';

import { writeRendererBundle } from './renderer-bundle';

type ListedPage = Pick<PlannedPage, 'path' | 'template' | 'locale'>;

type Folders = {
  /** Gatsby's output. */
  publicFolder: string;
  /** Gatsby's folder of the renderer. */
  routesFolder: string;
  /** The folder that the renderer is copied to. */
  rendererFolder: string;
};

const appData = z.object({ webpackCompilationHash: z.string() });

const asset = z.object({ name: z.string(), rel: z.string(), shouldGenerateLink: z.boolean(), content: z.string().optional() });
const assets = z.object({ scripts: z.array(asset), styles: z.array(asset) });
type Asset = z.output<typeof asset>;

/** No page uses Gatsby's slices or static queries (see unused-modules.ts): neither data nor code for them is stored. */
const pageData = z.strictObject({
  componentChunkName: z.string(),
  path: z.string(),
  result: z.strictObject({ data: z.unknown(), pageContext: z.unknown() }),
  staticQueryHashes: z.tuple([]),
  slicesMap: z.strictObject({}).optional(),
});

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function readPageData(publicFolder: string, pagePath: string) {
  const file = path.join(publicFolder, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');
  const read = pageData.safeParse(await readJson(file));
  if (read.success) return read.data;
  throw new Error(`Gatsby writes the data of ${pagePath} otherwise than it can be rendered later: ${z.prettifyError(read.error)}`);
}

const withoutText = ({ name, rel, shouldGenerateLink }: Asset) => ({ name, rel, shouldGenerateLink });

/** Collects values without duplicates, and returns their indexes. */
function createIndexedCollection<T>() {
  const places = new Map<string, number>();
  const values: T[] = [];
  const getIndex = (value: T) => {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? values.push(value) - 1;
    places.set(key, place);
    return place;
  };
  return { values, placeOf: getIndex };
}

async function readSlices(publicFolder: string): Promise<Record<string, string>> {
  const folder = path.join(publicFolder, '_gatsby', 'slices');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const texts = names.map(async (name) => [path.basename(name, '.html'), await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Selects one page of each template in each language: the others differ from it only in content. */
function selectSamplePages(pages: readonly ListedPage[]): ListedPage[] {
  return [...new Map(pages.map((page) => [`${page.template} ${page.locale}`, page])).values()];
}

async function describeRenderer(pages: readonly ListedPage[], publicFolder: string): Promise<RendererFile> {
  const { webpackCompilationHash } = appData.parse(await readJson(path.join(publicFolder, 'page-data', 'app-data.json')));
  const stats: unknown = await readWebpackStats(publicFolder);
  const templates: Record<string, RendererTemplate> = {};
  const styleTexts: Record<string, string> = {};
  const queryResults = createIndexedCollection<unknown>();
  for (const page of selectSamplePages(pages)) {
    const { componentChunkName, result, staticQueryHashes, slicesMap } = await readPageData(publicFolder, page.path);
    const { scripts, styles } = assets.parse(await getScriptsAndStylesForTemplate(componentChunkName, stats));
    for (const { name, content } of styles) if (content !== undefined) styleTexts[name] = content;
    const known = templates[page.template]?.answers;
    templates[page.template] = {
      componentChunkName,
      scripts: scripts.map(withoutText),
      styles: styles.map(withoutText),
      answers: { ...known, [page.locale]: queryResults.placeOf(result.data) },
      rest: { staticQueryHashes, ...(slicesMap && { slicesMap }) },
    };
  }
  return {
    compilationHash: webpackCompilationHash,
    slices: await readSlices(publicFolder),
    styleTexts,
    templates,
    answers: queryResults.values,
  };
}

/**
 * Writes everything that is needed to render a page of this build later, without Gatsby and without the folder it
 * worked in, which the next build overwrites: `renderer.json` and the code in `bundle`.
 * @throws Gatsby's output has another format than expected
 */
export async function writeRenderer(pages: readonly ListedPage[], { publicFolder, routesFolder, rendererFolder }: Folders): Promise<void> {
  const description = await describeRenderer(pages, publicFolder);
  await rm(rendererFolder, { recursive: true, force: true });
  await writeRendererBundle(routesFolder, path.join(rendererFolder, 'bundle'));
  await writeFile(path.join(rendererFolder, 'renderer.json'), JSON.stringify(description));
}
