import type { Change } from '@ochiq/contract/change';

import type { Turn } from './turn.ts';

/** How long the oldest of some rows of the log has waited, in seconds; 0 where there is none, or clocks differ. */
export function lag(waiting: readonly Change[], now: number): number {
  const first = Math.min(now, ...waiting.map(({ at }) => Date.parse(at)));
  return (now - first) / 1000;
}

/** From each row of the log to the swap that made it live, in seconds; none where nothing was swapped. */
export function delays({ changes, applied }: Pick<Turn, 'changes' | 'applied'>, now = Date.now()): number[] {
  return applied === null ? [] : changes.map((change) => lag([change], now));
}
