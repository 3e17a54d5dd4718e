import type { PlannedPage } from '@ochiq/pages/page';
import { runConcurrently } from '@ochiq/images/run-concurrently';
import { toError } from '@ochiq/service-kit/errors';

import type { InlineHashes } from '../html-inspection.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import type { PageLinks } from '../validation/page-links.ts';
import type { Renderer } from '../render/renderer.ts';
import type { StagingArea } from '../transaction/staging-area.ts';
import type { StagedFile } from '../transaction/file-change-set.ts';
import { toDiskError, unchangedNotice } from '../transaction/transaction-error.ts';
import type { ContextTexts } from './context-texts.ts';

/** Interns strings. A substring of a page would otherwise keep the full page in memory. */
class StringPool {
  readonly #known = new Map<string, string>();

  internAll(texts: Iterable<string>): Set<string> {
    return new Set([...texts].map((text) => this.#one(text)));
  }

  #one(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#known.set(copy, copy);
    return copy;
  }
}

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
  files: [file: string, staged: StagedFile][];
};

type RenderPageOptions = {
  renderer: Pick<Renderer, 'render'>;
  finisher: PostProcessor;
  siteUrl: string;
  contexts: Pick<ContextTexts, 'take'>;
  staging: StagingArea;
  names: StringPool;
  /** What editors list for pages in further alphabets. */
  words: string;
  /** Resolves when pages may be post-processed: until then others have the processor for themselves. */
  turn?: Promise<void>;
};

async function renderAndStage(
  page: PlannedPage,
  staging: string,
  { renderer, finisher, siteUrl, contexts, words, turn }: Omit<RenderPageOptions, 'staging' | 'names'>,
) {
  const { path, template, locale } = page;
  try {
    const { html, pageData } = await renderer.render({ path, template, locale, context: contexts.take(page) });
    await turn;
    const processed = await finisher.page({ path, siteUrl, html, pageData, words, staging });
    return 'unfit' in processed ? new Error(`The page ${path} ${processed.unfit}`) : processed;
  } catch (error) {
    return toError(error);
  }
}

/** Renders and post-processes a page. @throws TransactionError the disk rejects the files */
async function renderPage(page: PlannedPage, tools: RenderPageOptions): Promise<PreparedPage | FailedPage> {
  const { names, staging } = tools;
  const { path } = page;
  const processed = await renderAndStage(page, await staging.reserve(), tools);
  if (processed instanceof Error) return { path, error: processed };
  if ('unwritten' in processed) {
    const { unwritten, code, message } = processed;
    throw toDiskError(Object.assign(new Error(message), code !== null && { code }), unwritten, unchangedNotice);
  }
  const { links, hashes, shown } = processed;
  const files = processed.files.map(({ name, staged }): [string, StagedFile] => [`public/${name}`, { staged }]);
  const internedLinks = 'fault' in links ? links : { links: names.internAll(links.links), alternates: names.internAll(links.alternates) };
  return { path, links: internedLinks, hashes, shown: names.internAll(shown), files };
}

/** Enough that the renderer never waits, few enough that a full site takes no more memory than an edit. */
const concurrency = 64;

/**
 * Renders pages; returns the results in order, separated into successes and failures.
 * @throws TransactionError the disk rejects the files
 */
export async function renderPages(
  pages: readonly PlannedPage[],
  tools: Omit<Parameters<typeof renderPage>[1], 'names'>,
): Promise<{ made: PreparedPage[]; failed: FailedPage[] }> {
  const names = new StringPool();
  const results = new Map<PlannedPage, PreparedPage | FailedPage>();
  await runConcurrently(pages, concurrency, async (page) => {
    results.set(page, await renderPage(page, { ...tools, names }));
  });
  const ordered = pages.flatMap((page) => results.get(page) ?? []);
  return { made: ordered.filter((page) => 'files' in page), failed: ordered.filter((page) => 'error' in page) };
}
