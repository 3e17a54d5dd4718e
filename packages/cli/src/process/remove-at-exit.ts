import { rmSync } from 'node:fs';

const pendingRemovals = new Set<string>();
let isWatching = false;

/**
 * Removes a file or folder when this process exits, however it is asked to, unless that is cancelled.
 * @returns a function that cancels it
 */
export function removeAtExit(place: string): () => void {
  if (!isWatching)
    process.on('exit', () => {
      for (const one of pendingRemovals) rmSync(one, { recursive: true, force: true });
    });
  isWatching = true;
  pendingRemovals.add(place);
  return () => {
    pendingRemovals.delete(place);
  };
}
