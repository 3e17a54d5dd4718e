import { loadAgain } from '../http/load-again';
import { isSpared, lineNow } from '../line/line';

/** Somebody is at the page; and one who loses the line has to be told. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click', 'offline'] as const;

type Late = {
  /** Addresses of the scripts, in the order they run in. */
  scripts: readonly string[];
  /** Address of the page's data, which the scripts ask for first. */
  data: string;
};

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
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/** Has the browser bring a file for later, behind everything else where it can, and without running it. */
function fetchAhead(address: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  // Safari knows only the more urgent kind, which does no harm when everything else is there.
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
 * Keeps the scripts from competing with reading. They come when the page has loaded and painted and the browser is
 * idle; they run at the first sign of the reader, who else would have to wait for them with nothing to gain. Pages
 * are complete without them, so they stay away from a reader who saves data or is on a 2g line.
 */
export function startLate({ scripts, data }: Late): void {
  let isRunning = false;
  const address = withoutPlace();
  // A way back may lead to another page of this very document, which scripts made before it was loaded again: only the
  // address changes then, and until scripts have taken over, which Gatsby marks, nobody but the server can show what it
  // says. Scripts that began and did not all come never get there.
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
    // A frame is asked for and then seen: what was loaded last is on the screen.
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
