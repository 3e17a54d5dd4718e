import type { PlannedPage } from '@ochiq/pages/page';
import { pageContextOf } from '@ochiq/pages/page-context';

import { inlineHashes, type InlineHashes } from '../csp-hashes.ts';
import type { PageLinks } from '../gates/page-links.ts';
import { readPage } from '../gates/read-page.ts';
import { faultOf } from '../page-gate.ts';
import type { RenderedPage } from '../render/page-to-render.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Staging } from '../swap/staging.ts';
import type { Staged } from '../swap/tree-change.ts';
import { shownFiles } from './bring-missing.ts';
import type { Names } from './names.ts';
import { filesOfRendered } from './page-files.ts';

/** A page that can't be published; it stays as it was. */
export type FailedPage = { path: string; error: Error };

/** A page that is rendered, and what has to be known of it; its bytes lie where they were kept. */
export type MadePage = {
  path: string;
  /** What it leads to, or why no browser would take it as it is. */
  links: PageLinks | { fault: string };
  hashes: InlineHashes;
  /** Names below `public` of files that it shows. */
  shown: ReadonlySet<string>;
  files: [file: string, bytes: Buffer | Staged][];
};

type Tools = { renderer: Pick<Renderer, 'render'>; siteUrl: string; staging: Staging; names: Names };

async function rendered(page: PlannedPage, { renderer, siteUrl }: Tools): Promise<RenderedPage | Error> {
  const { path, template, locale } = page;
  try {
    return await renderer.render({ path, template, locale, context: pageContextOf(page, siteUrl) });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function linksOf(html: string, path: string, { siteUrl, names }: Tools): MadePage['links'] {
  const read = readPage(html, path, siteUrl);
  return 'fault' in read ? read : { links: names.all(read.links), alternates: names.all(read.alternates) };
}

/** Renders a page. @throws SwapError the disk does not take it */
export async function makePage(page: PlannedPage, tools: Tools): Promise<MadePage | FailedPage> {
  const { path } = page;
  const made = await rendered(page, tools);
  if (made instanceof Error) return { path, error: made };
  const html = made.html.toString('utf8');
  const fault = faultOf(html);
  if (fault) return { path, error: new Error(`The page ${path} ${fault}`) };
  const files: MadePage['files'] = [];
  for (const [file, bytes] of await filesOfRendered(path, made)) files.push([file, await tools.staging.keep(bytes)]);
  return { path, links: linksOf(html, path, tools), hashes: inlineHashes(html), shown: tools.names.all(shownFiles(html)), files };
}
