import { isHidden } from '@ochiq/edge/rules/hidden';

import type { Difference } from './mirror-target.ts';
import type { PublishedTree } from './published-tree.ts';

/** Computes what to upload and remove for changed files. @param files by their path in the release */
export function treeDifference(files: readonly string[], tree: PublishedTree): Difference {
  const names = files
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public/'.length))
    .filter((name) => !isHidden(`/${name}`));
  const put = new Set(names.filter((name) => tree.has(name)));
  return { put: [...put], remove: names.filter((name) => !put.has(name)) };
}
