import type { PlannedPage } from '@ochiq/pages/page';
import { atOnce } from '@ochiq/pictures/at-once';

import { makePage, type FailedPage, type MadePage } from './made-page.ts';
import { Names } from './names.ts';

/** Enough that the renderer never waits, few enough that a full site takes no more memory than an edit. */
const together = 64;

/**
 * Renders pages; returns the results in order, separated into successes and failures.
 * @throws TransactionError the disk rejects the files
 */
export async function makePages(
  pages: readonly PlannedPage[],
  tools: Omit<Parameters<typeof makePage>[1], 'names'>,
): Promise<{ made: MadePage[]; failed: FailedPage[] }> {
  const names = new Names();
  const results = new Map<PlannedPage, MadePage | FailedPage>();
  await atOnce(pages, together, async (page) => {
    results.set(page, await makePage(page, { ...tools, names }));
  });
  const ordered = pages.flatMap((page) => results.get(page) ?? []);
  return { made: ordered.filter((page) => 'files' in page), failed: ordered.filter((page) => 'error' in page) };
}
