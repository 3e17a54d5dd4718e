import type { AddressChange } from '@ochiq/contract/routing/redirect-plan';
import { localePrefixes } from '@ochiq/contract/routing/path-for';

import { buildTree, findTree, type PageVersion, type PlacedPage } from './read-tree';

const listPaths = ({ paths }: PlacedPage): readonly string[] => localePrefixes.map((form) => paths[form]);

/**
 * Compares the addresses of all pages between two reads of their published versions: a page that moves takes those below
 * it with it.
 * @param documentId the page that was changed
 */
export function compareTrees(before: readonly PageVersion[], after: readonly PageVersion[], documentId: string): AddressChange {
  const [{ placed: old }, { placed: now }] = [findTree(buildTree(before)), findTree(buildTree(after))];
  const moved = [...now].flatMap(([id, page]) => {
    const from = old.get(id);
    return from && listPaths(from).join(' ') === listPaths(page).join(' ') ? [] : [{ from, page }];
  });
  const changed = now.get(documentId);
  const live = [...new Set([...moved.map(({ page }) => page), ...(changed ? [changed] : [])].flatMap(listPaths))];
  const moves = moved.flatMap(({ from, page }) =>
    localePrefixes.flatMap((form) =>
      from && from.paths[form] !== page.paths[form] && !live.includes(from.paths[form])
        ? [{ from: from.paths[form], to: page.paths[form] }]
        : [],
    ),
  );
  const removed = [...old].flatMap(([id, page]) => (now.has(id) ? [] : listPaths(page)));
  return { live, moves, gone: removed.filter((path) => !live.includes(path)) };
}
