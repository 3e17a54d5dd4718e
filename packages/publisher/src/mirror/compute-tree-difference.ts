import { isHiddenPath } from '@ochiq/edge/headers/hidden-paths';

import type { MirrorDifference } from './mirror-target.ts';
import type { PublishedTree } from './published-tree.ts';

/** Computes what to upload and remove for changed files. @param files by their path in the release */
export function computeTreeDifference(files: readonly string[], tree: PublishedTree): MirrorDifference {
  const names = files
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public/'.length))
    .filter((name) => !isHiddenPath(`/${name}`));
  const put = new Set(names.filter((name) => tree.has(name)));
  return { put: [...put], remove: names.filter((name) => !put.has(name)) };
}
