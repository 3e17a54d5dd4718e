type Page = {
  readonly visibilityState: string;
  addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  removeEventListener: (type: 'visibilitychange', listener: () => void) => void;
};

/**
 * Does something at once, and again and again for as long as people see the page; also as soon as they come back to it.
 * @param look must not throw
 * @param restMs how long to rest after each time
 * @returns what ends it
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
