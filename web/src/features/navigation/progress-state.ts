import { behaviour } from '@ochiq/contract/behaviour';

/** Nothing to show; on the way; there, with the bar still to be seen. */
export type Progress = 'none' | 'moving' | 'arrived';

let now: Progress = 'none';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: Progress): void {
  now = next;
  for (const listener of listeners) listener();
}

function later(next: Progress, ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(become, ms, next);
}

/** A navigation has begun: the bar comes if it lasts. */
export function beginProgress(): void {
  if (now !== 'moving') later('moving', behaviour.progressThrottleMs);
}

/** All of the next page is there: a bar that is not shown yet has nothing to tell. */
export function skipProgress(): void {
  if (now === 'none') clearTimeout(timer);
}

/** The navigation has ended: what is shown goes in a moment, what is not shown yet never comes. */
export function endProgress(): void {
  clearTimeout(timer);
  if (now === 'none') return;
  become('arrived');
  later('none', behaviour.progressHideMs);
}

export function watchProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const progressNow = (): Progress => now;
