import type { SiteAddress } from '../rules/site-address.ts';
import type { FileMemory } from '../site/file-memory.ts';
import type { Current } from '../site/follow-current.ts';
import type { Watch } from '../watch/watch.ts';
import type { FormDesk } from './form-desk.ts';
import type { SearchDesk } from './search-desk.ts';

/** What every answer is made from. */
export type EdgeContext = {
  site: SiteAddress;
  memory: FileMemory;
  /** The release that is published now. */
  release: Current;
  forms: FormDesk;
  search: SearchDesk;
  /** Counts a path that was not found; where it is missing nobody counts. */
  lost?: (path: string) => void;
  /** The number of the request that is answered: an error's page tells it. */
  requestId?: string;
  /** Counts what happens; where it is missing nobody does. */
  watch?: Watch;
  /** The day it is in Tashkent, `YYYY-MM-DD`. */
  today: () => string;
};
