import type { Content } from '@ochiq/pages/content/content';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { collectMediaFiles, listMediaFiles } from '@ochiq/pages/content/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { convertTableFiles, type TableFiles } from '@ochiq/pages/tables/table-files';

import type { AssetPlan } from '../assets/get-asset-sources.ts';

/** Plans the assets of documents that were fetched, and of pages that changed. */
export function planPendingAssets(
  fresh: readonly DocumentChange[],
  changed: readonly PlannedPage[],
  content: Content,
  tables: TableFiles,
): AssetPlan {
  return {
    media: collectMediaFiles(fresh.flatMap(({ document }) => (document ? Object.values(document.versions) : []))),
    cards: changed.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []),
    made: fresh.some(({ type }) => type === 'dataset') ? convertTableFiles(content, tables) : [],
  };
}

/** Plans the assets of all content. */
export const planAllAssets = (content: Content, tables: TableFiles): AssetPlan => ({
  media: listMediaFiles(content),
  cards: [],
  made: convertTableFiles(content, tables),
});
