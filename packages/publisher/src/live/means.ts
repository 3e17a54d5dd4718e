import type { Change } from '@ochiq/contract/change';
import type { FileCache } from '@ochiq/pictures/file-cache';

import type { Cms } from '../cms/cms.ts';
import type { FileLoader } from '../files/file-loader.ts';
import type { Finisher } from '../finish/finisher.ts';
import type { Lead } from '../leader/lead.ts';
import type { SiteSearch } from '../search/index-thread.ts';
import type { OpenRenderer } from './live-release.ts';
import type { Patience } from './patience.ts';
import type { SpentTime } from './spent-time.ts';
import type { Swaps } from './swaps.ts';

export type Options = {
  cms: Cms;
  cmsUrl: string;
  siteDir: string;
  siteUrl: string;
  panelUrl: string;
  cache: FileCache;
  /** The day it is in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
  openRenderer: OpenRenderer;
  finisher: Finisher;
  /** Is told of every change of the site's files. */
  search: Pick<SiteSearch, 'changed'>;
  /** Brings files; left out where nothing about it matters. */
  loader?: FileLoader;
  /** Where several publishers could write; left out where there is one. */
  lead?: Lead;
};

/** What is on its way to the site. */
export type Queue = {
  /** Rows of the log that were read and that the site is not true to yet. */
  waiting: Change[];
  /** How many more there are that were not read yet. */
  unread: number;
  /** Whether pages are being made. */
  isRendering: boolean;
};

/** What the publisher works with, whatever release it follows. */
export type Means = { options: Options; swaps: Swaps; patience: Patience; queue: Queue; spent: SpentTime; loader: FileLoader };
