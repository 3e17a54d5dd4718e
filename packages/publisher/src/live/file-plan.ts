import type { Content } from '@ochiq/pages/content';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { mediaFilesIn, mediaFilesOf } from '@ochiq/pages/media-files';
import type { PlannedPage } from '@ochiq/pages/page';
import { twinsOf, type TableFiles } from '@ochiq/pages/table-files';

import type { FilePlan } from '../files/file-sources.ts';

/** Plans the assets of documents that were fetched, and of pages that changed. */
export function freshPlan(
  fresh: readonly DocumentChange[],
  changed: readonly PlannedPage[],
  content: Content,
  tables: TableFiles,
): FilePlan {
  return {
    media: mediaFilesIn(fresh.flatMap(({ document }) => (document ? Object.values(document.versions) : []))),
    cards: changed.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []),
    made: fresh.some(({ type }) => type === 'dataset') ? twinsOf(content, tables) : [],
  };
}

/** Plans the assets of all content. */
export const wholePlan = (content: Content, tables: TableFiles): FilePlan => ({
  media: mediaFilesOf(content),
  cards: [],
  made: twinsOf(content, tables),
});
