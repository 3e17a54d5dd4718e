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
  const state = { isRunning: false, isStopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runOnce = async () => {
    clearTimeout(timer);
    if (state.isRunning || state.isStopped || page.visibilityState !== 'visible') return;
    state.isRunning = true;
    await task();
    state.isRunning = false;
    timer = setTimeout(startRun, pauseMs);
  };
  const startRun = () => {
    void runOnce();
  };
  page.addEventListener('visibilitychange', startRun);
  startRun();
  return () => {
    state.isStopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', startRun);
  };
}
