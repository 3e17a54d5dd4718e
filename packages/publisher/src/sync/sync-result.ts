import type { Change } from '@ochiq/contract/wire/change';

import type { AppliedChange } from '../transaction/to-applied-change.ts';
import type { DocumentKey } from '../state/content-store.ts';
import type { FailedPage } from '../live-pages/rendered-page.ts';

/** The result of one sync. */
export type SyncResult = {
  /** Documents that were fetched. */
  documents: DocumentKey[];
  /** The log rows that are live now, including those queued before. */
  changes: Change[];
  /** How many pages were rendered. */
  rendered: number;
  /** The applied change; `null` where no file changed. */
  applied: AppliedChange | null;
  failed: FailedPage[];
};

/** A sync without changes. */
export const idleResult: SyncResult = { documents: [], changes: [], rendered: 0, applied: null, failed: [] };
