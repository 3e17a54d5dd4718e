import { isMotionReduced } from '../../styles/is-motion-reduced';
import { isPageMissing } from '../../chunk-guard/guard-loader';
import { forgetMissingPage, handleMissingPage, isRedirectOrFile } from '../../chunk-guard/missing-page';
import { beginProgress, endProgress, skipProgress } from './navigation-progress';

type NavigateOptions = { replace?: boolean; state?: unknown };
type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Gatsby's globals for its own links. */
export type GatsbyWindow = {
  ___navigate: Navigate;
  ___loader: { loadPage: (path: string) => Promise<unknown> };
};

const leaveSeconds = 0.12;

/** Fades the page. The library is loaded with the first navigation; where that fails, pages change without fading. */
async function fade(opacity: number | number[]): Promise<void> {
  const main = document.querySelector('main');
  if (!main || isMotionReduced()) return;
  const moving = await import('framer-motion/dom/mini').catch(() => null);
  await moving?.animate(main, { opacity }, { duration: leaveSeconds });
}

/** Fades the old page out before the new one appears. */
const runFadeOut = () => fade(0);

/** Fades the new page in. */
export const runFadeIn = () => fade([0, 1]);

/** Opens a page that failed to load: by a full navigation where the server redirects, else by the guard's rules. */
async function openMissingPage(address: string, options: NavigateOptions = {}): Promise<void> {
  if (await isRedirectOrFile(address)) window.location.assign(address);
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
  const go = async (next: URL, to: string, options?: NavigateOptions) => {
    latest += 1;
    const ownNumber = latest;
    beginProgress();
    const loaded = await loadPage(next.pathname + next.search).catch(() => undefined);
    skipProgress();
    if (ownNumber !== latest) return;
    if (isPageMissing(loaded)) {
      await openMissingPage(next.href, options);
      endProgress();
      return;
    }
    await runFadeOut().catch(() => undefined);
    if (ownNumber !== latest) return;
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
