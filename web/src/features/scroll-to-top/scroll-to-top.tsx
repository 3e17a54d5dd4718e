import { useSyncExternalStore } from 'react';

import { Icon } from '../../components/icon/icon';
import { mainId } from '../../components/skip-link/skip-link';
import { useMessages } from '../../i18n/use-messages';
import { scrollToPageTop } from './scroll-to-page-top';
import * as styles from './scroll-to-top.module.css';

const signs = ['scroll', 'resize'] as const;

function watch(listener: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

const isFarDown = () => window.scrollY > window.innerHeight;
const getServerSnapshot = () => null;

/** Moves the focus to the target of the skip link. */
function focusMain() {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/**
 * Renders the button to the top, from one window height down; none without a script. It is the last stop of the page,
 * visible only while no other element shows keyboard focus: so it is reached by Tab and covers no stop.
 */
export function ScrollToTop() {
  const t = useMessages();
  const isShown = useSyncExternalStore<boolean | null>(watch, isFarDown, getServerSnapshot);
  if (isShown === null) return null;
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={t('common:toTop')}
      data-shown={isShown}
      onClick={() => {
        scrollToPageTop(focusMain);
      }}
    >
      <Icon name="arrow" />
    </button>
  );
}
