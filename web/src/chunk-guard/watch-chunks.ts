import { isChunkFailure } from './is-chunk-failure';
import { reloadOnce } from './reload-once';

/**
 * Handles chunk failures that no `catch` handles: the page is reloaded; where that is not allowed, it stays as it is.
 * Gatsby has a listener of its own, which reloads without an end. Listeners of the window run in the order of
 * registration, whatever `capture` says: this one has to be registered before Gatsby's code runs.
 */
export function watchChunks(target: Window): void {
  const handleFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (!isChunkFailure('reason' in event ? event.reason : event.error)) return;
    event.stopImmediatePropagation();
    void reloadOnce(target);
  };
  target.addEventListener('unhandledrejection', handleFailure, true);
  target.addEventListener('error', handleFailure, true);
}
