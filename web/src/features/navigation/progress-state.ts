import { behaviour } from '@ochiq/contract/behaviour';

/** Hidden; loading; loaded, with the bar still visible. */
export type Progress = 'none' | 'moving' | 'arrived';

let now: Progress = 'none';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setProgress(next: Progress): void {
  now = next;
  for (const listener of listeners) listener();
}

function scheduleProgress(next: Progress, ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(setProgress, ms, next);
}

/** Starts a navigation: the bar appears if it lasts. */
export function beginProgress(): void {
  if (now !== 'moving') scheduleProgress('moving', behaviour.progressThrottleMs);
}

/** Skips the bar, if it is not visible yet: the next page is loaded. */
export function skipProgress(): void {
  if (now === 'none') clearTimeout(timer);
}

/** Ends a navigation: a visible bar disappears in a moment, a hidden one never appears. */
export function endProgress(): void {
  clearTimeout(timer);
  if (now === 'none') return;
  setProgress('arrived');
  scheduleProgress('none', behaviour.progressHideMs);
}

export function watchProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getProgress = (): Progress => now;
