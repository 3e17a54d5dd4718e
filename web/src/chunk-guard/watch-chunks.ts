import { isPartFailure } from './is-part-failure';
import { reloadOnce } from './reload-once';

/**
 * A part that nobody waits for with a `catch`: the page is loaded anew. What is shown stays where that may not be.
 * Gatsby has a listener of its own, which reloads without an end. Listeners of the window run in the order they came in,
 * whatever `capture` says: this one has to come before Gatsby's code does.
 */
export function watchChunks(target: Window): void {
  const answer = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (!isPartFailure('reason' in event ? event.reason : event.error)) return;
    event.stopImmediatePropagation();
    void reloadOnce(target);
  };
  target.addEventListener('unhandledrejection', answer, true);
  target.addEventListener('error', answer, true);
}
