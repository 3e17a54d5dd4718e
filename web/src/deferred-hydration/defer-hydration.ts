import { reloadPage } from '../http/reload-page';
import { getNetworkStatus, isDataSaver } from '../network-status/network-status';

/**
 * Returns the address of a page's data: next to the site's scripts, under the page's own path.
 * @param script address of one of the site's scripts, with the site's path prefix
 * @param pagePath without the prefix, beginning with a slash
 */
export const getPageDataAddress = (script: string, pagePath: string) =>
  `${script.slice(0, script.lastIndexOf('/'))}/page-data${pagePath === '/' ? '/index' : pagePath}/page-data.json`;

/** Events that show that a reader is present; a reader who goes offline needs the notice of it. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click', 'offline'] as const;

type DeferredScripts = {
  /** Addresses of the scripts, in the order of execution. */
  scripts: readonly string[];
  /** Address of the page's data, which the scripts request first. */
  data: string;
};

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Browsers of 2018 have observers, but no list of their types. */
type ObserverWindow = { PerformanceObserver?: { supportedEntryTypes?: readonly string[] } };

/** Runs after the first contentful paint; at once where the browser does not report it. */
function runAfterPaint(work: () => void): void {
  const observing = (window as ObserverWindow).PerformanceObserver;
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
function prefetchFile(address: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  // Safari supports only `preload`, which does no harm once everything else is loaded.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = as;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

function runScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

const getAddressWithoutHash = () => location.href.split('#')[0];

/**
 * Defers hydration, so that scripts do not compete with reading. They are prefetched when the page has loaded and
 * painted and the browser is idle; they run at the reader's first interaction, which else would have to wait for them
 * with nothing to gain. Pages are complete without them, so they are not loaded for a reader who saves data or is on a
 * 2g connection.
 */
export function deferHydration({ scripts, data }: DeferredScripts): void {
  let isRunning = false;
  const address = getAddressWithoutHash();
  // Going back may lead to another page of this very document, which scripts rendered before it was reloaded: only the
  // address changes then, and until hydration has finished, which Gatsby marks, only the server can render that page.
  // Scripts that started but did not all load never get there.
  addEventListener('popstate', () => {
    if (!performance.getEntriesByName('onInitialClientRender')[0] && getAddressWithoutHash() !== address) reloadPage();
  });
  if (isDataSaver(getNetworkStatus())) return;
  const begin = () => {
    isRunning = true;
    for (const sign of interactionEvents) removeEventListener(sign, begin, true);
    for (const address of scripts) runScript(address);
  };
  const prefetchAll = () => {
    if (isRunning) return;
    for (const address of scripts) prefetchFile(address, 'script');
    prefetchFile(data, 'fetch');
  };
  const afterPaint = () => {
    // A frame is requested and then painted: what was loaded last is on the screen.
    requestAnimationFrame(() => {
      setTimeout(() => {
        runWhenIdle(prefetchAll);
      });
    });
  };
  for (const sign of interactionEvents) addEventListener(sign, begin, { capture: true, passive: true });
  const afterLoad = () => {
    runAfterPaint(afterPaint);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
