import { behaviour } from '@ochiq/contract/behaviour';

import { lineNow } from '../../line/line';
import { mayPrefetch } from './prefetch-policy';

type Enqueued = { abort: () => void };

/** What Gatsby keeps in the window for its own links: one in view is enqueued, one out of view is aborted. */
export type Loader = { enqueue: (path: string) => Enqueued };

/** How long a browser gets that does not tell when it is idle. */
const pauseMs = 200;

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: behaviour.prefetchIdleMs });
    return () => {
      window.cancelIdleCallback(asked);
    };
  }
  const timer = setTimeout(work, pauseMs);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Lets links in view bring their pages once the browser is idle, if the line is good for it then. Gatsby's own
 * queue, which does it a few at a time, asks about the line too soon, and never whether there is one.
 */
export function prefetchWhenIdle(loader: Loader): void {
  const { enqueue } = loader;
  loader.enqueue = (path) => {
    let begun: Enqueued | undefined;
    const cancel = whenIdle(() => {
      if (mayPrefetch({ ...lineNow(), onLine: navigator.onLine })) begun = enqueue(path);
    });
    return {
      abort: () => {
        cancel();
        begun?.abort();
      },
    };
  };
}
