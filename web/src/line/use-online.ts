import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function watch(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

const now = () => navigator.onLine;
const whileBuilding = () => true;

/** Whether the reader's device has a line; a page that is served tells of one. */
export const useOnline = (): boolean => useSyncExternalStore(watch, now, whileBuilding);
