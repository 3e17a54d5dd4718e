import { behaviour } from '@ochiq/contract/behaviour';

import { getNetworkStatus, isDataSaver, type NetworkStatus } from '../../network-status/network-status';

/**
 * Returns whether pages may be prefetched (.github/ARCHITECTURE.md, "Routes and navigation"): not on a 2g connection, in
 * data-saver mode, or offline.
 */
export const mayPrefetch = ({ onLine, ...line }: NetworkStatus & { onLine: boolean }): boolean => onLine && !isDataSaver(line);

type PrefetchHandle = { abort: () => void };

/** Gatsby's loader for its own links: one in view is enqueued, one out of view is aborted. */
export type Loader = { enqueue: (path: string) => PrefetchHandle };

/** The delay where a browser does not report when it is idle, in milliseconds. */
const pauseMs = 200;

function runWhenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idleHandle = window.requestIdleCallback(work, { timeout: behaviour.prefetchIdleMs });
    return () => {
      window.cancelIdleCallback(idleHandle);
    };
  }
  const timer = setTimeout(work, pauseMs);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Prefetches the pages of visible links once the browser is idle, if the connection allows it then. Gatsby's own queue,
 * which does it a few at a time, checks the connection too soon, and never whether there is one.
 */
export function prefetchWhenIdle(loader: Loader): void {
  const { enqueue } = loader;
  loader.enqueue = (path) => {
    let begun: PrefetchHandle | undefined;
    const cancel = runWhenIdle(() => {
      if (mayPrefetch({ ...getNetworkStatus(), onLine: navigator.onLine })) begun = enqueue(path);
    });
    return {
      abort: () => {
        cancel();
        begun?.abort();
      },
    };
  };
}
