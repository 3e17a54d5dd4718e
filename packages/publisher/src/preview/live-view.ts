import type { Content } from '@ochiq/pages/content';
import type { TableFiles } from '@ochiq/pages/table-files';

import type { Renderer } from '../render/renderer.ts';

/** What is published at this moment, for those who look at what would be. */
export type LiveView = {
  content: Content;
  /** The texts of data files, and what is in them. */
  csv: ReadonlyMap<string, string>;
  tables: TableFiles;
  /** The day it is in Tashkent. */
  today: string;
  publicDir: string;
  /** Files below `public` whose names change with what is in them. */
  files: ReadonlySet<string>;
  renderer: Pick<Renderer, 'render'>;
};
