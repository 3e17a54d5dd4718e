import { isSpared, lineNow } from '../line/line';

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Browsers of 2018 have observers, but no list of what they observe. */
type Observing = { PerformanceObserver?: { supportedEntryTypes?: readonly string[] } };

/** Waits for the first words on the screen; a browser that can't tell when they came is not waited for. */
function whenPainted(work: () => void): void {
  const observing = (window as Observing).PerformanceObserver;
  if (!observing?.supportedEntryTypes?.includes('paint')) {
    work();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Brings the scripts when they can't compete with reading: the page has loaded and painted and the browser is
 * idle, or the reader touches it, presses a key or moves the focus. Pages are complete without them, so they
 * stay away from a reader who saves data or is on a 2g line.
 * @param addresses of the scripts, in the order they run in
 */
export function startLate(addresses: readonly string[]): void {
  if (isSpared(lineNow())) return;
  const waiting = [...addresses];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const address of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  };
  const afterPaint = () => {
    // A frame is asked for and then seen: what was loaded last is on the screen.
    requestAnimationFrame(() => {
      setTimeout(() => {
        whenIdle(begin);
      });
    });
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  const afterLoad = () => {
    whenPainted(afterPaint);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
