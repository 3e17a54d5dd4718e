import type { Content } from '@ochiq/pages/content/content';
import type { TableFiles } from '@ochiq/pages/tables/table-files';

import type { Renderer } from '../render/renderer.ts';

/** A read-only view of what is published now, for previews. */
export type PublishedView = {
  content: Content;
  /** Another one means that the content may have changed. */
  version: number;
  /** The text of data files, and their tables. */
  csv: ReadonlyMap<string, string>;
  tables: TableFiles;
  /** The current day in Tashkent. */
  today: string;
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted?: boolean;
  publicDir: string;
  /** Files below `public` with content-hashed names. */
  files: ReadonlySet<string>;
  renderer: Pick<Renderer, 'render'>;
};
