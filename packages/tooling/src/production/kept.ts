import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that is started again whenever it ends, as `restart: unless-stopped` does it. */
export type Kept = {
  /** Ends it as a fault would, at once; it is started again as soon as `mayRun` lets it. */
  kill: (signal?: NodeJS.Signals) => void;
  /** Holds it back, or lets it go on. */
  mayRun: (may: boolean) => void;
  /** For good. */
  stop: () => Promise<void>;
};

/** Nobody is in a hurry: a process that ends at once again would take the machine. In milliseconds. */
const usualPause = 1000;

/** Starts a process and waits until it is ready. @param onSpawn called with it before, so that it can be ended while it starts */
type Start = (onSpawn: (child: ChildProcess) => void) => Promise<ChildProcess>;

/** @throws it did not start the first time */
export async function keep(name: string, start: Start, say: (line: string) => void, pauseMs = usualPause): Promise<Kept> {
  const state = { may: true, stopped: false };
  let now = await start(() => undefined);
  const ended = () =>
    new Promise<void>((resolve) => (now.exitCode === null && now.signalCode === null ? now.once('exit', () => resolve()) : resolve()));
  const isStopped = () => state.stopped;
  const running = (async () => {
    for (;;) {
      await ended();
      do await pause(pauseMs);
      while (!state.may && !isStopped());
      if (isStopped()) return;
      try {
        now = await start((child) => (now = child));
        // Somebody may have said otherwise while it started.
        if (isStopped()) now.kill('SIGTERM');
        else if (!state.may) now.kill('SIGKILL');
        else say(`${name} runs again`);
      } catch (error) {
        if (state.may) say(`${name} does not start: ${error instanceof Error ? error.message : String(error)}`);
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
