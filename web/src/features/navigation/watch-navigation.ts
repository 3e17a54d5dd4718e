import { motionIsOff } from '../../styles/motion-is-off';
import { isPageMissing } from '../../chunk-guard/guard-loader';
import { isLedElsewhere } from '../../chunk-guard/led-elsewhere';
import { forgetMissingPage, handleMissingPage } from '../../chunk-guard/missing-page';
import { beginProgress, endProgress, skipProgress } from './progress-state';

type Going = { replace?: boolean; state?: unknown };
type Go = (to: string | number, options?: Going) => void;

/** What Gatsby keeps in the window for its own links. */
export type GatsbyWindow = {
  ___navigate: Go;
  ___loader: { loadPage: (path: string) => Promise<unknown> };
};

const leaveSeconds = 0.12;

/** The library that fades comes with the first navigation; where it does not, pages change without it. */
async function fade(opacity: number | number[]): Promise<void> {
  const main = document.querySelector('main');
  if (!main || motionIsOff()) return;
  const moving = await import('framer-motion/dom/mini').catch(() => null);
  await moving?.animate(main, { opacity }, { duration: leaveSeconds });
}

/** The old page goes before the new one comes. */
const leave = () => fade(0);

/** The new page comes. */
export const arrive = () => fade([0, 1]);

/** Leads to a page that does not load: where the server leads on, or what the guard lets through. */
async function goToMissing(address: string, options: Going = {}): Promise<void> {
  if (await isLedElsewhere(address)) window.location.assign(address);
  else await handleMissingPage(address, options);
}

/**
 * Tells of every navigation that begins, and lets the old page go out before the new one comes in: only once all
 * of the new page is there, so that a slow line leaves the reader with the old page and not with none.
 */
export function watchNavigation(target: GatsbyWindow): void {
  const navigate = target.___navigate;
  const { loadPage } = target.___loader;
  let latest = 0;
  const go = async (next: URL, to: string, options?: Going) => {
    latest += 1;
    const mine = latest;
    beginProgress();
    const loaded = await loadPage(next.pathname + next.search).catch(() => undefined);
    skipProgress();
    if (mine !== latest) return;
    if (isPageMissing(loaded)) {
      await goToMissing(next.href, options);
      endProgress();
      return;
    }
    await leave().catch(() => undefined);
    if (mine !== latest) return;
    forgetMissingPage();
    navigate(to, options);
  };
  target.___navigate = (to, options) => {
    if (typeof to === 'string') {
      const next = new URL(to, window.location.href);
      if (next.pathname !== window.location.pathname) {
        void go(next, to, options);
        return;
      }
    }
    navigate(to, options);
  };
}
