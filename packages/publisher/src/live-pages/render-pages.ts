import type { PlannedPage } from '@ochiq/pages/page';
import { runConcurrently } from '@ochiq/pictures/run-concurrently';

import { renderPage, type FailedPage, type PreparedPage } from './rendered-page.ts';
import { StringPool } from '../state/string-pool.ts';

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
