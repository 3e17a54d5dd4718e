import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { getErrorMessage } from '../process/errors.ts';

/** A process that is restarted whenever it ends, as `restart: unless-stopped` does. */
export type SupervisedProcess = {
  /** Kills it as a fault would; it is restarted as soon as `mayRun` allows it. */
  kill: (signal?: NodeJS.Signals) => void;
  /** Suspends or resumes it. */
  mayRun: (may: boolean) => void;
  /** Stops it permanently. */
  stop: () => Promise<void>;
};

/** Delay of a restart, in milliseconds, as `pnpm start` has it for a service that is killed repeatedly. */
const usualPause = 250;

/**
 * Starts a process and waits until it is ready.
 * @param onSpawn called with it before, so that it can be killed while it starts
 */
type StartProcess = (onSpawn: (child: ChildProcess) => void) => Promise<ChildProcess>;

/** Supervises a process. @throws its first start failed */
export async function superviseProcess(
  name: string,
  start: StartProcess,
  say: (line: string) => void,
  pauseMs = usualPause,
): Promise<SupervisedProcess> {
  const state = { may: true, stopped: false };
  let now = await start(() => undefined);
  const waitForEnd = () =>
    new Promise<void>((resolve) => (now.exitCode === null && now.signalCode === null ? now.once('exit', () => resolve()) : resolve()));
  const isStopped = () => state.stopped;
  const running = (async () => {
    for (;;) {
      await waitForEnd();
      do await pause(pauseMs);
      while (!state.may && !isStopped());
      if (isStopped()) return;
      try {
        now = await start((child) => (now = child));
        // The state may have changed while it started.
        if (isStopped()) now.kill('SIGTERM');
        else if (!state.may) now.kill('SIGKILL');
        else say(`${name} runs again`);
      } catch (error) {
        if (state.may) say(`${name} does not start: ${getErrorMessage(error)}`);
      }
    }
  })();
  return {
    kill: (signal = 'SIGKILL') => void now.kill(signal),
    mayRun: (may) => {
      state.may = may;
      if (!may) now.kill('SIGKILL');
    },
    stop: async () => {
      state.stopped = true;
      now.kill('SIGTERM');
      const force = setTimeout(() => now.kill('SIGKILL'), 10_000);
      await running;
      clearTimeout(force);
    },
  };
}
