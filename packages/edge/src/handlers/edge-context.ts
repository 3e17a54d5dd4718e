import type { EdgeMetrics } from '../metrics/edge-metrics.ts';
import type { FileCache } from '../release/release-files.ts';
import type { GetCurrentRelease } from '../release/watch-current-release.ts';
import type { SiteAddress } from '../routing/site-address.ts';
import type { StatisticsCounter } from '../statistics/statistics-counter.ts';
import type { FormGateway } from './form-gateway.ts';
import type { PreparedResponses } from './prepared-responses.ts';
import type { SearchGateway } from './search-gateway.ts';

/** Dependencies of all request handlers. */
export type EdgeContext = {
  site: SiteAddress;
  memory: FileCache;
  /** Responses that are sent again; absent in tests of what handles a request. */
  prepared?: PreparedResponses;
  /** Returns the published release. */
  release: GetCurrentRelease;
  forms: FormGateway;
  search: SearchGateway;
  /** Whether browsers may keep pages to be read without a line. */
  isOfflineOn: boolean;
  /** Counts a path that was not found; left out, nothing is counted. */
  countUnknownPath?: (path: string) => void;
  /** Counts page views; absent where they are not counted. */
  statistics?: Pick<StatisticsCounter, 'countView' | 'countSearch' | 'folder'>;
  /** The id of the current request, which error pages show. */
  requestId?: string;
  /** Metrics; absent where they are off. */
  watch?: EdgeMetrics;
  /** Returns today's date in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
};
