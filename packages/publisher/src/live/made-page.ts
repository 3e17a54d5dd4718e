import type { PlannedPage } from '@ochiq/pages/page';
import { pageContextOf } from '@ochiq/pages/page-context';

import type { InlineHashes } from '../csp-hashes.ts';
import type { Finisher } from '../finish/finisher.ts';
import type { PageLinks } from '../gates/page-links.ts';
import { pageDataFile, pageFile } from '../page-file.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Staging } from '../swap/staging.ts';
import type { Staged } from '../swap/tree-change.ts';
import type { Names } from './names.ts';
import { inRelease } from './page-files.ts';

/** A page that can't be published; it stays as it was. */
export type FailedPage = { path: string; error: Error };

/** A rendered page with the results of post-processing; its bytes are in the staging area. */
export type MadePage = {
  path: string;
  /** Its links, or why its HTML is invalid. */
  links: PageLinks | { fault: string };
  hashes: InlineHashes;
  /** Names below `public` of the files that it shows. */
  shown: ReadonlySet<string>;
  files: [file: string, bytes: Buffer | Staged][];
};

type Tools = { renderer: Pick<Renderer, 'render'>; finisher: Finisher; siteUrl: string; staging: Staging; names: Names };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function finished(page: PlannedPage, { renderer, finisher, siteUrl }: Tools) {
  const { path, template, locale } = page;
  try {
    const { html, pageData } = await renderer.render({ path, template, locale, context: pageContextOf(page, siteUrl) });
    const made = await finisher.page({ path, siteUrl, html, pageData });
    if ('unfit' in made) return new Error(`The page ${path} ${made.unfit}`);
    const own = [
      { name: pageFile(path), bytes: html },
      { name: pageDataFile(path), bytes: pageData },
    ];
    return { ...made, files: inRelease([...own, ...made.twins]) };
  } catch (error) {
    return asError(error);
  }
}

/** Renders and post-processes a page. @throws TransactionError the disk rejects the files */
export async function makePage(page: PlannedPage, tools: Tools): Promise<MadePage | FailedPage> {
  const { names, staging } = tools;
  const { path } = page;
  const made = await finished(page, tools);
  if (made instanceof Error) return { path, error: made };
  const { links, hashes, shown } = made;
  const files: MadePage['files'] = [];
  for (const [file, bytes] of made.files) files.push([file, await staging.keep(bytes)]);
  const named = 'fault' in links ? links : { links: names.all(links.links), alternates: names.all(links.alternates) };
  return { path, links: named, hashes, shown: names.all(shown), files };
}
