import { AsyncLocalStorage } from 'node:async_hooks';

export type PollingWorkerOptions = {
  /** Runs one round. The signal is aborted when the worker stops: a long round can end early. */
  run: (signal: AbortSignal) => Promise<unknown>;
  intervalMs: number;
  /** Handles the failure of a round; the worker continues. */
  onError: (error: unknown) => void;
  /** Whether the process may end while the worker waits for the next round. */
  unref?: boolean;
};

export type PollingWorker = {
  /** Starts a round now, or after the running one. */
  wake: () => void;
  /** Starts no further round. Resolves when the running one has ended. */
  stop: () => Promise<void>;
};

/**
 * Creates a worker that runs a round at every interval and whenever it is woken, one at a time. The first round starts
 * after the first interval; wake the worker to start it at once. Rounds run in the asynchronous context of who creates the
 * worker, not of who wakes it.
 * @example
 *   const worker = createPollingWorker({ run: sendDueMail, intervalMs: 15_000, onError: logFailure });
 *   worker.wake();
 */
export function createPollingWorker({ run, intervalMs, onError, unref = false }: PollingWorkerOptions): PollingWorker {
  const abortController = new AbortController();
  const { signal } = abortController;
  const state = { isRunning: false, isWoken: false };
  let round: Promise<void> = Promise.resolve();
  // It may be woken within a transaction or a request, and a round is part of neither.
  const runInOwnContext = AsyncLocalStorage.snapshot();

  const startRound = (): void => {
    if (state.isRunning || signal.aborted) return;
    round = runInOwnContext(runRound);
  };
  const runRound = async (): Promise<void> => {
    state.isRunning = true;
    state.isWoken = false;
    try {
      await run(signal);
    } catch (error) {
      onError(error);
    } finally {
      state.isRunning = false;
    }
    restartIfWoken();
  };
  const restartIfWoken = (): void => {
    if (state.isWoken) startRound();
  };

  const timer = setInterval(startRound, intervalMs);
  if (unref) timer.unref();
  return {
    wake: () => {
      state.isWoken = true;
      startRound();
    },
    stop: async () => {
      abortController.abort();
      clearInterval(timer);
      await round;
    },
  };
}
