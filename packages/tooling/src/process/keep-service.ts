import { setTimeout as pause } from 'node:timers/promises';

import { isEnding } from './children.ts';
import { failureText, withoutNumbers } from './report-failure.ts';
import { wasKilled } from './run.ts';
import { isKilledBy, type Service } from './service.ts';

/** How long it waits before it starts a service again, in milliseconds: twice as long each time, from the second time on. */
export type Pauses = {
  /** Each time, where it was killed from outside again and again. */
  first: number;
  /** At most, where it did not get ready. */
  longest: number;
  /** At most, where it was ready and ended soon after. */
  afterReady: number;
};

const usualPauses: Pauses = { first: 250, longest: 30_000, afterReady: 2000 };

/** One that stayed so long is well: what it did before is forgotten. */
const healthyMs = 10_000;

type Startable = Pick<Service, 'stop' | 'ended'>;

type Options = {
  /** Whether a first start that fails is the end of it. */
  isRequired?: boolean;
  pauses?: Pauses;
  /** Where everything is reported that happens to it. */
  say?: (line: string) => void;
  wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

export type KeptService = {
  /** Settles with the first start. Rejects where that failed. */
  started: Promise<void>;
  /** Resolves with the first start that succeeds. */
  ready: Promise<void>;
  /** Stops it and starts it again, as after a change of its code. */
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
 * Starts a service, and starts it again whenever it ends by itself: at once, the first time and each time that it had been well.
 * Only what does not start, or does not stay, is waited for, and longer each time where that is its own fault: one that is killed from
 * outside is back as soon the twentieth time as the second, also where that hits its start.
 */
export function keepService(name: string, start: () => Promise<Startable>, options: Options = {}): KeptService {
  const { isRequired = false, pauses = usualPauses, say = console.error, wait = pause, now = () => performance.now() } = options;
  let current: Startable | null = null;
  /** Whether it was stopped to be started again. */
  let isRestarting = false;
  const isAskedToRestart = (): boolean => isRestarting;
  let failures = 0;
  /** Whether it was killed and has not been well since. */
  let isKilled = false;
  /** What was reported of its absence; `null` while it is there. */
  let reported: string | null = null;

  const nextPause = (longest: number, isByKill: boolean): number => {
    if (isByKill) {
      const pauseMs = isKilled ? pauses.first : 0;
      isKilled = true;
      return pauseMs;
    }
    failures += 1;
    return failures === 1 ? 0 : Math.min(pauses.first * 2 ** (failures - 2), longest);
  };
  const reportOnce = (text: string): void => {
    if (withoutNumbers(text) !== reported) say(text);
    reported = withoutNumbers(text);
  };

  /** Runs it until it ends. @returns how long to wait before it is started again; `null` where it shall stay away */
  const runOnce = async (isReady: () => void): Promise<number | null> => {
    isRestarting = false;
    const service = await start();
    const since = now();
    if (reported !== null) say(`${name} runs again.`);
    reported = null;
    isReady();
    current = service;
    // Asked for while it started: it may have read the old code.
    if (isAskedToRestart()) await service.stop();
    const how = await service.ended;
    current = null;
    if (how === null) return isAskedToRestart() ? 0 : null;
    if (now() - since >= healthyMs) {
      failures = 0;
      isKilled = false;
    }
    reportOnce(`${name} ended (${how}); it is started again. Its log says why.`);
    return nextPause(pauses.afterReady, isKilledBy(how));
  };

  const started = createDeferred();
  const ready = createDeferred();
  // Who only waits until it is ready need not look at it.
  started.promise.catch(() => undefined);
  const isReady = (): void => {
    started.resolve();
    ready.resolve();
  };

  const keep = async (): Promise<void> => {
    for (let isFirst = true; ; isFirst = false) {
      let next: number | null;
      try {
        next = await runOnce(isReady);
      } catch (error) {
        const isOver = isEnding() || (isRequired && isFirst);
        if (!isOver) reportOnce(`${failureText(error)}\n${name} is started again by itself.`);
        started.reject(error);
        next = isOver ? null : nextPause(pauses.longest, wasKilled(error));
      }
      if (next === null || isEnding()) return;
      if (next > 0) await wait(next);
    }
  };
  void keep();

  return {
    started: started.promise,
    ready: ready.promise,
    restart: async () => {
      isRestarting = true;
      await current?.stop();
    },
  };
}
