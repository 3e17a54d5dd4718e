import { withPrefix } from 'gatsby';

/**
 * Tells the service worker which page is read, and brings that worker the first time. A reader who saves data gets no
 * scripts, and so nothing is kept; where there is no worker to be had, nothing is missing.
 */
export function registerWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(withPrefix('/sw.js')).then(({ active }) => active?.postMessage(location.href), Boolean);
}
