import { behaviour } from '@ochiq/contract/behaviour';

import { isMotionReduced } from '../../styles/is-motion-reduced';
import { computeScrollPosition } from './compute-scroll-position';

/** Events of a reader who wants to be somewhere else than at the top. */
const ownActs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Not smooth a second time, whatever the styles say. */
const scrollDownTo = (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
};

/**
 * Scrolls to the top at a constant speed, and at once for a reader who prefers reduced motion.
 * @param arrive not called where the reader's own act ends the scroll before
 */
export function scrollToPageTop(arrive: () => void): void {
  const from = window.scrollY;
  const duration = isMotionReduced() ? 0 : behaviour.scrollToTopMs;
  const scroll = new AbortController();
  const { signal } = scroll;
  const end = () => {
    scroll.abort();
  };
  let begin: number | null = null;
  const step = (now: number) => {
    if (signal.aborted) return;
    begin ??= now;
    const elapsed = now - begin;
    if (elapsed < duration) {
      scrollDownTo(computeScrollPosition(from, elapsed, duration));
      requestAnimationFrame(step);
      return;
    }
    end();
    scrollDownTo(0);
    arrive();
  };
  for (const act of ownActs) window.addEventListener(act, end, { signal, passive: true });
  step(performance.now());
}
