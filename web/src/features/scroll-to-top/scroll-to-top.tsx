import { useSyncExternalStore } from 'react';
import { behaviour } from '@ochiq/contract/behaviour';

import { Icon } from '../../components/icon/icon';
import { mainId } from '../../components/skip-link/skip-link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './scroll-to-top.module.css';
import { isMotionReduced } from '../../styles/is-motion-reduced';

/** Events of a reader who wants to be somewhere else than at the top. */
const interruptingEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Not smooth a second time, whatever the styles say. */
const scrollDownTo = (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
};

/**
 * Scrolls to the top at a constant speed, and at once for a reader who prefers reduced motion.
 * @param onArrive not called where the reader's own act ends the scroll before
 */
export function scrollToPageTop(onArrive: () => void): void {
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
    onArrive();
  };
  for (const act of interruptingEvents) window.addEventListener(act, end, { signal, passive: true });
  step(performance.now());
}

/** Computes the position of a linear scroll to the top after a while. */
export const computeScrollPosition = (from: number, elapsed: number, duration: number): number =>
  from * (1 - Math.min(Math.max(elapsed / duration, 0), 1));

const signs = ['scroll', 'resize'] as const;

function watch(listener: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

const isFarDown = () => window.scrollY > window.innerHeight;
const getServerSnapshot = () => null;

/** Moves the focus to the target of the skip link. */
function focusMain() {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/**
 * Renders the button to the top, from one window height down; none without a script. It is the last stop of the page,
 * visible only while no other element shows keyboard focus: so it is reached by Tab and covers no stop.
 */
export function ScrollToTop() {
  const t = useMessages();
  const isShown = useSyncExternalStore<boolean | null>(watch, isFarDown, getServerSnapshot);
  if (isShown === null) return null;
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={t('common:toTop')}
      data-shown={isShown}
      onClick={() => {
        scrollToPageTop(focusMain);
      }}
    >
      <Icon name="arrow" />
    </button>
  );
}
