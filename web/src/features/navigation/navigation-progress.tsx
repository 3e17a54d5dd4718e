import { behaviour } from '@ochiq/contract/behaviour';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { isMotionReduced } from '../../styles/is-motion-reduced';
import * as styles from './navigation-progress.module.css';
import { getProgress, watchProgress } from './progress-state';

const getServerProgress = () => 'none' as const;

/** Renders the thin progress bar on top while a page is loading. */
export function NavigationProgress() {
  const t = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const progress = useSyncExternalStore(watchProgress, getProgress, getServerProgress);
  useEffect(() => {
    if (progress !== 'moving' || isMotionReduced()) return;
    bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: behaviour.progressDurationMs,
      easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)',
      fill: 'forwards',
    });
  }, [progress]);
  if (progress === 'none') return null;
  return (
    <div key={progress} ref={bar} className={styles.bar} data-progress={progress} role="progressbar" aria-label={t('common:loading')} />
  );
}
