import type { Change } from '@ochiq/contract/change';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { DocumentKey } from './content-store.ts';
import type { FailedPage } from './made-page.ts';

/** One look at the change log, and what came of it. */
export type Turn = {
  /** Documents that were read anew. */
  documents: DocumentKey[];
  /** The rows of the log that the site is true to now, this turn's and those that had waited. */
  changes: Change[];
  /** How many pages were rendered. */
  rendered: number;
  /** What was swapped in; `null` where no page is another one. */
  applied: AppliedChange | null;
  failed: FailedPage[];
};

/** A turn in which nothing came. */
export const idle: Turn = { documents: [], changes: [], rendered: 0, applied: null, failed: [] };
