/** Runs a task for the newest input. */
export type LatestRunner<Input> = {
  /** Runs the task after a pause without further inputs, or after the current run. */
  offer: (input: Input) => void;
  stop: () => void;
};

/**
 * Creates a runner that never runs twice at once and skips inputs that a newer one replaces: what an editor types comes
 * faster than pages are rendered.
 * @param run must not throw
 * @param pauseMs how long an input waits for a newer one
 */
export function createLatestRunner<Input>(run: (input: Input) => Promise<void>, pauseMs: number): LatestRunner<Input> {
  let newest: { input: Input } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;
  const runNewest = async () => {
    if (isRunning || isStopped || newest === null) return;
    const { input } = newest;
    newest = null;
    isRunning = true;
    await run(input);
    isRunning = false;
    await runNewest();
  };
  return {
    offer: (input) => {
      newest = { input };
      clearTimeout(timer);
      timer = setTimeout(() => void runNewest(), pauseMs);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
