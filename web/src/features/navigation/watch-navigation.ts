import { motionIsOff } from '../../styles/motion-is-off';
import { beginProgress, skipProgress } from './progress-state';

type Go = (to: string | number, options?: object) => void;

/** What Gatsby keeps in the window for its own links. */
export type GatsbyWindow = {
  ___navigate: Go;
  ___loader: { loadPage: (path: string) => Promise<unknown> };
};

const leaveSeconds = 0.12;

/** The old page goes before the new one comes; the library that moves it comes with the first navigation. */
async function leave(): Promise<void> {
  const main = document.querySelector('main');
  if (!main || motionIsOff()) return;
  const { animate } = await import('framer-motion/dom/mini');
  await animate(main, { opacity: 0 }, { duration: leaveSeconds });
}

/** The new page comes. */
export async function arrive(): Promise<void> {
  const main = document.querySelector('main');
  if (!main || motionIsOff()) return;
  const { animate } = await import('framer-motion/dom/mini');
  await animate(main, { opacity: [0, 1] }, { duration: leaveSeconds });
}

/**
 * Tells of every navigation that begins, and lets the old page go out before the new one comes in: only once all
 * of the new page is there, so that a slow line leaves the reader with the old page and not with none.
 */
export function watchNavigation(target: GatsbyWindow): void {
  const navigate = target.___navigate;
  let latest = 0;
  target.___navigate = (to, options) => {
    const next = typeof to === 'string' ? new URL(to, window.location.href) : null;
    if (next === null || next.pathname === window.location.pathname) {
      navigate(to, options);
      return;
    }
    latest += 1;
    const mine = latest;
    beginProgress();
    void target.___loader
      .loadPage(next.pathname + next.search)
      .then(() => {
        skipProgress();
        return leave();
      })
      // Gatsby's own navigation knows what to do with a page that does not load.
      .catch(() => undefined)
      .then(() => {
        if (mine === latest) navigate(to, options);
      });
  };
}
