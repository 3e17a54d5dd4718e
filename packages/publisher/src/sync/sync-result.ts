import type { Change } from '@ochiq/contract/wire/change';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { DocumentKey } from '../cms/entry-envelope.ts';
import type { FailedPage } from '../live-pages/render-pages.ts';

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

/** Returns the age in seconds of the oldest of some log rows; 0 where there is none, or the clocks differ. */
export function getLagSeconds(waiting: readonly Change[], now: number): number {
  const first = Math.min(now, ...waiting.map(({ at }) => Date.parse(at)));
  return (now - first) / 1000;
}

/** Returns for each log row the seconds until its change was live; none where nothing was published. */
export function getChangeDelays({ changes, applied }: Pick<SyncResult, 'changes' | 'applied'>, now = Date.now()): number[] {
  return applied === null ? [] : changes.map((change) => getLagSeconds([change], now));
}
