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
export function whileVisible(look: () => Promise<void>, restMs: number, page: Page): () => void {
  const now = { looking: false, stopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    clearTimeout(timer);
    if (now.looking || now.stopped || page.visibilityState !== 'visible') return;
    now.looking = true;
    await look();
    now.looking = false;
    timer = setTimeout(onTurn, restMs);
  };
  const onTurn = () => {
    void again();
  };
  page.addEventListener('visibilitychange', onTurn);
  onTurn();
  return () => {
    now.stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onTurn);
  };
}
