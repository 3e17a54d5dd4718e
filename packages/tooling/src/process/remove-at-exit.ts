import { rmSync } from 'node:fs';

const doomed = new Set<string>();
let isWatching = false;

/**
 * Removes a file or folder when this process ends, however it is asked to, unless the work was done before.
 * @returns gives up the intention
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
