import type { SiteAddress } from '../rules/site-address.ts';
import type { FileMemory } from '../site/file-memory.ts';
import type { Current } from '../site/follow-current.ts';
import type { Watch } from '../watch/watch.ts';
import type { FormDesk } from './form-desk.ts';
import type { SearchDesk } from './search-desk.ts';

/** Dependencies of all request handlers. */
export type EdgeContext = {
  site: SiteAddress;
  memory: FileMemory;
  /** Returns the published release. */
  release: Current;
  forms: FormDesk;
  search: SearchDesk;
  /** Whether browsers may keep pages to be read without a line. */
  isOfflineOn: boolean;
  /** Counts a path that was not found; left out, nothing is counted. */
  lost?: (path: string) => void;
  /** The id of the current request, which error pages show. */
  requestId?: string;
  /** Metrics; absent where they are off. */
  watch?: Watch;
  /** Returns today's date in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
};
