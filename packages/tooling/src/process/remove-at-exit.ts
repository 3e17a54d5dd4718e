import { rmSync } from 'node:fs';

const doomed = new Set<string>();
let isWatching = false;

/**
 * Removes a file or folder when this process exits, however it is asked to, unless that is cancelled.
 * @returns a function that cancels it
 */
export function removeAtExit(place: string): () => void {
  if (!isWatching)
    process.on('exit', () => {
      for (const one of doomed) rmSync(one, { recursive: true, force: true });
    });
  isWatching = true;
  doomed.add(place);
  return () => {
    doomed.delete(place);
  };
}
