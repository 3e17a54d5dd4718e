import type { Change } from '@ochiq/contract/wire/change';

import type { SyncResult } from './sync-result.ts';

/** Returns the age in seconds of the oldest of some log rows; 0 where there is none, or the clocks differ. */
export function getLagSeconds(waiting: readonly Change[], now: number): number {
  const first = Math.min(now, ...waiting.map(({ at }) => Date.parse(at)));
  return (now - first) / 1000;
}

/** Returns for each log row the seconds until its change was live; none where nothing was published. */
export function getChangeDelays({ changes, applied }: Pick<SyncResult, 'changes' | 'applied'>, now = Date.now()): number[] {
  return applied === null ? [] : changes.map((change) => getLagSeconds([change], now));
}
