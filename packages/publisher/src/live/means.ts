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
  /** The current day in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
  openRenderer: OpenRenderer;
  finisher: Finisher;
  /** Notified of every change of the site's files. */
  search: Pick<SiteSearch, 'changed'>;
  /** Loads assets; defaults to a new `AssetLoader`. */
  loader?: FileLoader;
  /** Leadership among several publishers; left out where there is one. */
  lead?: Lead;
};

/** Work that is queued or in progress. */
export type Queue = {
  /** Rows of the log that were read and are not live yet. */
  waiting: Change[];
  /** How many further rows were not read yet. */
  unread: number;
  /** Whether pages are being rendered. */
  isRendering: boolean;
};

/** The dependencies of the publisher, independent of the release. */
export type Means = { options: Options; swaps: Swaps; patience: Patience; queue: Queue; spent: SpentTime; loader: FileLoader };
