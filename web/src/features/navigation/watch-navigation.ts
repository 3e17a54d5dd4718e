import { motionIsOff } from '../../styles/motion-is-off';
import { isPageMissing } from '../../chunk-guard/guard-loader';
import { isLedElsewhere } from '../../chunk-guard/led-elsewhere';
import { forgetMissingPage, handleMissingPage } from '../../chunk-guard/missing-page';
import { beginProgress, endProgress, skipProgress } from './progress-state';

type Going = { replace?: boolean; state?: unknown };
type Go = (to: string | number, options?: Going) => void;

/** Gatsby's globals for its own links. */
export type GatsbyWindow = {
  ___navigate: Go;
  ___loader: { loadPage: (path: string) => Promise<unknown> };
};

const leaveSeconds = 0.12;

/** Fades the page. The library is loaded with the first navigation; where that fails, pages change without fading. */
async function fade(opacity: number | number[]): Promise<void> {
  const main = document.querySelector('main');
  if (!main || motionIsOff()) return;
  const moving = await import('framer-motion/dom/mini').catch(() => null);
  await moving?.animate(main, { opacity }, { duration: leaveSeconds });
}

/** Fades the old page out before the new one appears. */
const leave = () => fade(0);

/** Fades the new page in. */
export const arrive = () => fade([0, 1]);

/** Opens a page that failed to load: by a full navigation where the server redirects, else by the guard's rules. */
async function goToMissing(address: string, options: Going = {}): Promise<void> {
  if (await isLedElsewhere(address)) window.location.assign(address);
  else await handleMissingPage(address, options);
}

/**
 * Wraps Gatsby's navigation: shows progress, and fades the old page out only once the new one is loaded completely, so
 * that a slow connection leaves the reader with the old page and not with none.
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
