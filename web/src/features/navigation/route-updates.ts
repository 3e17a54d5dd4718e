import { announce } from './announcement';
import { endProgress } from './progress-state';
import { arrive } from './watch-navigation';

type Place = { pathname: string; hash: string };

/** Where a reader of a new page begins: at the place that the address names, or at the page's heading. */
function beginning({ hash }: Place): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return named ?? document.querySelector<HTMLElement>('main h1');
}

/** Gatsby's router gives the focus to the whole page in an effect of its own: what is better comes after that. */
function afterRouter(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

function beginReading(place: Place): void {
  const start = beginning(place);
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** After a navigation: the bar goes, the page comes in, the focus is where reading begins, and the title is said. */
export function onRouteUpdate({ location, prevLocation }: { location: Place; prevLocation: Place | null }): void {
  if (!prevLocation) return;
  endProgress();
  if (location.pathname === prevLocation.pathname) return;
  void arrive();
  afterRouter(() => {
    beginReading(location);
  });
  announce(document.querySelector('main h1')?.textContent ?? document.title);
}

/** Gatsby announces pages in English only: its own place for that falls silent. */
export function onInitialClientRender(): void {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.toggleAttribute('hidden', true);
}
