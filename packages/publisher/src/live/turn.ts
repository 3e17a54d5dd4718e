import type { Change } from '@ochiq/contract/change';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { DocumentKey } from './content-store.ts';
import type { FailedPage } from './made-page.ts';

/** The result of one sync. */
export type Turn = {
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
export const idle: Turn = { documents: [], changes: [], rendered: 0, applied: null, failed: [] };
