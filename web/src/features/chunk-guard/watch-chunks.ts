import { isPartFailure } from './is-part-failure';
import { reloadOnce } from './reload-once';

/**
 * A part that nobody waits for with a `catch`: the page is loaded anew. What is shown stays where that may not be.
 * Gatsby has a listener of its own, which reloads without an end. Listeners of the window run in the order they came in,
 * whatever `capture` says: this one has to come before Gatsby's code does.
 */
export function watchChunks(target: Window): void {
  const answer = (event: Event, thrown: unknown) => {
    if (!isPartFailure(thrown)) return;
    event.stopImmediatePropagation();
    void reloadOnce(target);
  };
  target.addEventListener(
    'unhandledrejection',
    (event) => {
      answer(event, event.reason);
    },
    true,
  );
  target.addEventListener(
    'error',
    (event) => {
      answer(event, event.error);
    },
    true,
  );
}
