import { announce } from './announcement';
import { endProgress } from './navigation-progress';
import { runFadeIn } from './watch-navigation';

type RouteLocation = { pathname: string; hash: string };

/** Finds where reading begins: at the target of the hash, or at the page's heading. */
function findReadingStart({ hash }: RouteLocation): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector<HTMLElement>('main h1');
}

/** Runs after Gatsby's router, which focuses the entire page in an effect of its own. */
function runAfterRouter(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

function focusReadingStart(place: RouteLocation): void {
  const start = findReadingStart(place);
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * Handles the end of a navigation: hides the bar, fades the page in, moves the focus to where reading begins, and
 * announces the title.
 */
export function handleRouteUpdate({ location, prevLocation }: { location: RouteLocation; prevLocation: RouteLocation | null }): void {
  if (!prevLocation) return;
  endProgress();
  if (location.pathname === prevLocation.pathname) return;
  void runFadeIn();
  runAfterRouter(() => {
    focusReadingStart(location);
  });
  announce(document.querySelector('main h1')?.textContent ?? document.title);
}

/** Silences Gatsby's own announcer, which speaks English only. The speculation rules of the edge end where it is hidden. */
export function onInitialClientRender(): void {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.toggleAttribute('hidden', true);
}
