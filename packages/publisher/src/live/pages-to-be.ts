import type { SiteDelta } from '@ochiq/pages/live/live-site';

import { withHeld } from './held.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import { publishedAt } from './published-pages.ts';

export type PagesToBe = {
  /** The paths that have a page once a delta is published. */
  pages: ReadonlySet<string>;
  /** Planned pages that do not exist because they were undone. */
  takenBack: ReadonlySet<string>;
};

/** Computes the planned pages without those suppressed by undone changes. */
export async function pagesToBe(
  planned: ReadonlySet<string>,
  { changed, removed }: Pick<SiteDelta, 'changed' | 'removed'>,
  { folder, held }: Pick<LiveRelease, 'folder' | 'held'>,
): Promise<PagesToBe> {
  if (held.size === 0) return { pages: planned, takenBack: new Set() };
  const changing = new Set([...changed.map(({ path }) => path), ...removed]);
  const staying = [...withHeld('pages', new Map(), held).keys()].filter((path) => !changing.has(path));
  const shown = await publishedAt(publicIn(folder), staying);
  const there = (path: string) => (shown.get(path) ?? null) !== null;
  const takenBack = new Set(staying.filter((path) => planned.has(path) && !there(path)));
  return { pages: new Set([...planned, ...staying.filter(there)].filter((path) => !takenBack.has(path))), takenBack };
}
