import { behaviour } from '@ochiq/contract/behaviour';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { isMotionReduced } from '../../styles/is-motion-reduced';
import * as styles from './navigation-progress.module.css';

/** Hidden; loading; loaded, with the bar still visible. */
export type Progress = 'none' | 'moving' | 'arrived';

let now: Progress = 'none';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setProgress(next: Progress): void {
  now = next;
  for (const listener of listeners) listener();
}

function scheduleProgress(next: Progress, ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(setProgress, ms, next);
}

/** Starts a navigation: the bar appears if it lasts. */
export function beginProgress(): void {
  if (now !== 'moving') scheduleProgress('moving', behaviour.progressThrottleMs);
}

/** Skips the bar, if it is not visible yet: the next page is loaded. */
export function skipProgress(): void {
  if (now === 'none') clearTimeout(timer);
}

/** Ends a navigation: a visible bar disappears in a moment, a hidden one never appears. */
export function endProgress(): void {
  clearTimeout(timer);
  if (now === 'none') return;
  setProgress('arrived');
  scheduleProgress('none', behaviour.progressHideMs);
}

export function watchProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getProgress = (): Progress => now;

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
