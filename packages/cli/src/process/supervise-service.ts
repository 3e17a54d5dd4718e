import { setTimeout as pause } from 'node:timers/promises';

import { isEnding } from './children.ts';
import { formatFailure, stripNumbers } from './report-failure.ts';
import { wasKilled } from './run.ts';
import { isKillSignal, type Service } from './service.ts';

/** Delays before a service is restarted, in milliseconds, doubled each time from the second on. */
export type RestartPauses = {
  /** The constant delay for a service that is killed from outside repeatedly. */
  first: number;
  /** The maximum for a service that did not become ready. */
  longest: number;
  /** The maximum for a service that became ready and ended soon after. */
  afterReady: number;
};

const usualPauses: RestartPauses = { first: 250, longest: 30_000, afterReady: 2000 };

/** After so long a service is healthy: earlier failures are forgotten. */
const healthyMs = 10_000;

type Startable = Pick<Service, 'stop' | 'ended'>;

type SupervisionOptions = {
  /** Whether a failed first start is final. */
  isRequired?: boolean;
  pauses?: RestartPauses;
  /** Receives reports about the service. */
  say?: (line: string) => void;
  wait?: (ms: number) => Promise<unknown>;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

export type SupervisedService = {
  /** Settles with the first start. Rejects where it failed. */
  started: Promise<void>;
  /** Resolves with the first successful start. */
  ready: Promise<void>;
  /** Restarts it, as after a change of its code. */
  restart: () => Promise<void>;
};

function createDeferred() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

/**
 * Supervises a service: starts it, and restarts it whenever it ends by itself, without delay the first time and each
 * time it had been healthy. A service that does not start or stay is delayed, increasingly where the fault is its own:
 * one that is killed from outside is restarted as soon the twentieth time as the second, also while it starts.
 */
export function superviseService(name: string, start: () => Promise<Startable>, options: SupervisionOptions = {}): SupervisedService {
  const { isRequired = false, pauses = usualPauses, say = console.error, wait = pause, now = () => performance.now() } = options;
  let current: Startable | null = null;
  /** Whether it was stopped for a restart. */
  let isRestarting = false;
  const isRestartRequested = (): boolean => isRestarting;
  let failures = 0;
  /** Whether it was killed and has not been healthy since. */
  let isKilled = false;
  /** The reported reason of its absence; `null` while it runs. */
  let reported: string | null = null;

  const getNextPause = (longest: number, isByKill: boolean): number => {
    if (isByKill) {
      const pauseMs = isKilled ? pauses.first : 0;
      isKilled = true;
      return pauseMs;
    }
    failures += 1;
    return failures === 1 ? 0 : Math.min(pauses.first * 2 ** (failures - 2), longest);
  };
  const reportOnce = (text: string): void => {
    if (stripNumbers(text) !== reported) say(text);
    reported = stripNumbers(text);
  };

  /** Runs it until it ends. @returns the delay before the restart; `null` for none */
  const runOnce = async (isReady: () => void): Promise<number | null> => {
    isRestarting = false;
    const service = await start();
    const since = now();
    if (reported !== null) say(`${name} runs again.`);
    reported = null;
    isReady();
    current = service;
    // Requested while it started: it may have loaded the old code.
    if (isRestartRequested()) await service.stop();
    const how = await service.ended;
    current = null;
    if (how === null) return isRestartRequested() ? 0 : null;
    if (now() - since >= healthyMs) {
      failures = 0;
      isKilled = false;
    }
    reportOnce(`${name} ended (${how}); it is started again. Its log says why.`);
    return getNextPause(pauses.afterReady, isKillSignal(how));
  };

  const started = createDeferred();
  const ready = createDeferred();
  // Callers that only await `ready` need not handle it.
  started.promise.catch(() => undefined);
  const isReady = (): void => {
    started.resolve();
    ready.resolve();
  };

  const superviseUntilStopped = async (): Promise<void> => {
    for (let isFirst = true; ; isFirst = false) {
      let next: number | null;
      try {
        next = await runOnce(isReady);
      } catch (error) {
        const isOver = isEnding() || (isRequired && isFirst);
        if (!isOver) reportOnce(`${formatFailure(error)}\n${name} is started again by itself.`);
        started.reject(error);
        next = isOver ? null : getNextPause(pauses.longest, wasKilled(error));
      }
      if (next === null || isEnding()) return;
      if (next > 0) await wait(next);
    }
  };
  void superviseUntilStopped();

  return {
    started: started.promise,
    ready: ready.promise,
    restart: async () => {
      isRestarting = true;
      await current?.stop();
    },
  };
}
