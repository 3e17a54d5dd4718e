import { loadAgain } from '../http/load-again';
import { isSpared, lineNow } from '../line/line';

/** Events that show that a reader is present; a reader who goes offline needs the notice of it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click', 'offline'] as const;

type Late = {
  /** Addresses of the scripts, in the order of execution. */
  scripts: readonly string[];
  /** Address of the page's data, which the scripts request first. */
  data: string;
};

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Browsers of 2018 have observers, but no list of their types. */
type Observing = { PerformanceObserver?: { supportedEntryTypes?: readonly string[] } };

/** Runs after the first contentful paint; at once where the browser does not report it. */
function whenPainted(work: () => void): void {
  const observing = (window as Observing).PerformanceObserver;
  if (!observing?.supportedEntryTypes?.includes('paint')) {
    work();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/** Prefetches a file, after everything else where possible, without executing it. */
function fetchAhead(address: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  // Safari supports only `preload`, which does no harm once everything else is loaded.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = as;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

function run(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

const withoutPlace = () => location.href.split('#')[0];

/**
 * Defers hydration, so that scripts do not compete with reading. They are prefetched when the page has loaded and
 * painted and the browser is idle; they run at the reader's first interaction, which else would have to wait for them
 * with nothing to gain. Pages are complete without them, so they are not loaded for a reader who saves data or is on a
 * 2g connection.
 */
export function startLate({ scripts, data }: Late): void {
  let isRunning = false;
  const address = withoutPlace();
  // Going back may lead to another page of this very document, which scripts rendered before it was reloaded: only the
  // address changes then, and until hydration has finished, which Gatsby marks, only the server can render that page.
  // Scripts that started but did not all load never get there.
  addEventListener('popstate', () => {
    if (!performance.getEntriesByName('onInitialClientRender')[0] && withoutPlace() !== address) loadAgain();
  });
  if (isSpared(lineNow())) return;
  const begin = () => {
    isRunning = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const address of scripts) run(address);
  };
  const bring = () => {
    if (isRunning) return;
    for (const address of scripts) fetchAhead(address, 'script');
    fetchAhead(data, 'fetch');
  };
  const afterPaint = () => {
    // A frame is requested and then painted: what was loaded last is on the screen.
    requestAnimationFrame(() => {
      setTimeout(() => {
        whenIdle(bring);
      });
    });
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  const afterLoad = () => {
    whenPainted(afterPaint);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
