import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function watch(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

const isOnlineNow = () => navigator.onLine;
const isOnlineOnServer = () => true;

/** Returns whether the reader's device is online; a served page assumes so. */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnlineNow, isOnlineOnServer);
