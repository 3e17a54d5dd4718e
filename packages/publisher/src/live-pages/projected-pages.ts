import type { SiteDelta } from '@ochiq/pages/incremental/incremental-site';

import { applySuppressions } from '../undo/suppressions.ts';
import { getPublicDir, type LiveRelease } from '../state/live-release.ts';
import { readFingerprintsAt } from '../state/published-pages.ts';

export type ProjectedPages = {
  /** The paths that have a page once a delta is published. */
  pages: ReadonlySet<string>;
  /** Planned pages that do not exist because they were undone. */
  takenBack: ReadonlySet<string>;
};

/** Computes the planned pages without those suppressed by undone changes. */
export async function computeProjectedPages(
  planned: ReadonlySet<string>,
  { changed, removed }: Pick<SiteDelta, 'changed' | 'removed'>,
  { folder, held }: Pick<LiveRelease, 'folder' | 'held'>,
): Promise<ProjectedPages> {
  if (held.size === 0) return { pages: planned, takenBack: new Set() };
  const changing = new Set([...changed.map(({ path }) => path), ...removed]);
  const suppressedPaths = [...applySuppressions('pages', new Map(), held).keys()].filter((path) => !changing.has(path));
  const publishedFingerprints = await readFingerprintsAt(getPublicDir(folder), suppressedPaths);
  const isPublished = (path: string) => (publishedFingerprints.get(path) ?? null) !== null;
  const takenBack = new Set(suppressedPaths.filter((path) => planned.has(path) && !isPublished(path)));
  return { pages: new Set([...planned, ...suppressedPaths.filter(isPublished)].filter((path) => !takenBack.has(path))), takenBack };
}
