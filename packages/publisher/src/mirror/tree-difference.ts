import { isHidden } from '@ochiq/edge/rules/hidden';

import { inBatches } from '../swap/in-batches.ts';
import type { Difference } from './mirror-target.ts';
import type { PublishedTree } from './published-tree.ts';

/** What is to be done for files that were changed. @param files by their path in the release */
export async function treeDifference(files: readonly string[], tree: PublishedTree): Promise<Difference> {
  const names = files
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public/'.length))
    .filter((name) => !isHidden(`/${name}`));
  const put = new Set<string>();
  await inBatches(names, async (name) => {
    if (await tree.has(name)) put.add(name);
  });
  return { put: names.filter((name) => put.has(name)), remove: names.filter((name) => !put.has(name)) };
}
