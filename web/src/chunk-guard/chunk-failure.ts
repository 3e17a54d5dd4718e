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

/** Error messages of webpack and Gatsby for a chunk, or the data of a page, that failed to load. */
const failurePattern = /^ChunkLoadError|loading (?:css )?chunk \S+ failed|page resources for \S+ not found|couldn't load ".*page-data\//iu;

/** Returns whether an error means that a chunk of the page failed to load. */
export const isChunkFailure = (thrown: unknown): boolean =>
  failurePattern.test(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown === 'string' ? thrown : '');
