import { buildPageContext, type PlannedPage } from '@ochiq/pages/page';

import type { InlineHashes } from '../csp-hashes.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import type { PageLinks } from '../validation/resolve-page-links.ts';
import { getPageDataFile, getPageFile } from '../get-page-file.ts';
import type { Renderer } from '../render/renderer.ts';
import type { StagingArea } from '../transaction/staging-area.ts';
import type { StagedFile } from '../transaction/file-change-set.ts';
import type { StringPool } from '../state/string-pool.ts';
import { toReleasePaths } from './page-files.ts';

/** A page that can't be published; it stays as it was. */
export type FailedPage = { path: string; error: Error };

/** A rendered page with the results of post-processing; its bytes are in the staging area. */
export type PreparedPage = {
  path: string;
  /** Its links, or why its HTML is invalid. */
  links: PageLinks | { fault: string };
  hashes: InlineHashes;
  /** Names below `public` of the files that it shows. */
  shown: ReadonlySet<string>;
  files: [file: string, bytes: Buffer | StagedFile][];
};

type RenderPageOptions = {
  renderer: Pick<Renderer, 'render'>;
  finisher: PostProcessor;
  siteUrl: string;
  staging: StagingArea;
  names: StringPool;
};

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function renderAndProcess(page: PlannedPage, { renderer, finisher, siteUrl }: RenderPageOptions) {
  const { path, template, locale } = page;
  try {
    const { html, pageData } = await renderer.render({ path, template, locale, context: buildPageContext(page, siteUrl) });
    const processed = await finisher.page({ path, siteUrl, html, pageData });
    if ('unfit' in processed) return new Error(`The page ${path} ${processed.unfit}`);
    const own = [
      { name: getPageFile(path), bytes: html },
      { name: getPageDataFile(path), bytes: pageData },
    ];
    return { ...processed, files: toReleasePaths([...own, ...processed.twins]) };
  } catch (error) {
    return toError(error);
  }
}

/** Renders and post-processes a page. @throws TransactionError the disk rejects the files */
export async function renderPage(page: PlannedPage, tools: RenderPageOptions): Promise<PreparedPage | FailedPage> {
  const { names, staging } = tools;
  const { path } = page;
  const processed = await renderAndProcess(page, tools);
  if (processed instanceof Error) return { path, error: processed };
  const { links, hashes, shown } = processed;
  const files: PreparedPage['files'] = [];
  for (const [file, bytes] of processed.files) files.push([file, await staging.store(bytes)]);
  const internedLinks = 'fault' in links ? links : { links: names.internAll(links.links), alternates: names.internAll(links.alternates) };
  return { path, links: internedLinks, hashes, shown: names.internAll(shown), files };
}
