import type { Change } from '@ochiq/contract/wire/change';
import type { FileCache } from '@ochiq/images/file-cache';

import type { CmsClient } from '../cms/cms-client.ts';
import type { AssetLoader } from '../assets/asset-loader.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import type { Leadership } from '../leader-election/leadership.ts';
import type { SiteSearch } from '../search/index-thread.ts';
import type { OpenRenderer } from '../state/live-release.ts';
import type { FailureCache } from './failure-cache.ts';
import type { StageTimer } from './stage-timer.ts';
import type { ReleaseWriter } from './release-writer.ts';

export type PublisherOptions = {
  cms: CmsClient;
  cmsUrl: string;
  siteDir: string;
  siteUrl: string;
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted?: boolean;
  panelUrl: string;
  cache: FileCache;
  /** The current day in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
  openRenderer: OpenRenderer;
  finisher: PostProcessor;
  /** Notified of every change of the site's files. */
  search: Pick<SiteSearch, 'changed'>;
  /** Loads assets; defaults to a new `AssetLoader`. */
  loader?: AssetLoader;
  /** Leadership among several publishers; left out where there is one. */
  lead?: Leadership;
};

/** Work that is queued or in progress. */
export type PublishQueue = {
  /** Rows of the log that were read and are not live yet. */
  waiting: Change[];
  /** How many further rows were not read yet. */
  unread: number;
  /** Whether pages are being rendered. */
  isRendering: boolean;
};

/** The dependencies of the publisher, independent of the release. */
export type PublisherContext = {
  options: PublisherOptions;
  releaseWriter: ReleaseWriter;
  failureCache: FailureCache;
  queue: PublishQueue;
  stageTimer: StageTimer;
  loader: AssetLoader;
};
