type Page = {
  readonly visibilityState: string;
  addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  removeEventListener: (type: 'visibilitychange', listener: () => void) => void;
};

/**
 * Runs a task immediately and then repeatedly while the page is visible; also as soon as it becomes visible again.
 * @param task must not throw
 * @param pauseMs the pause after each run
 * @returns a function that stops it
 */
export function pollWhileVisible(task: () => Promise<void>, pauseMs: number, page: Page): () => void {
  const runState = { looking: false, stopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runOnce = async () => {
    clearTimeout(timer);
    if (runState.looking || runState.stopped || page.visibilityState !== 'visible') return;
    runState.looking = true;
    await task();
    runState.looking = false;
    timer = setTimeout(startRun, pauseMs);
  };
  const startRun = () => {
    void runOnce();
  };
  page.addEventListener('visibilitychange', startRun);
  startRun();
  return () => {
    runState.stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', startRun);
  };
}
