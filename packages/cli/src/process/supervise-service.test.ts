import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stopChild } from './children.ts';
import { superviseService, type RestartPauses } from './supervise-service.ts';
import { CommandFailure } from './run.ts';
import { startService, type Service } from './service.ts';

const pauses: RestartPauses = { first: 250, longest: 5000, afterReady: 1000 };

/** One start: its duration, and how long the service stays; `null` for one that never gets ready. */
type Life = { starts: number; stays: number | null; by?: 'SIGKILL' };

/**
 * Supervises a service with the given lives, on a fake clock.
 * @returns how long it was away before each successful start, that start included
 */
function superviseThrough(lives: readonly Life[], isRequired = false) {
  let clock = 0;
  let endedAt = 0;
  let count = 0;
  const away: number[] = [];
  const reports: string[] = [];
  const waits: number[] = [];
  let isOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (isOver = resolve));
  const start = () => {
    const life = lives[count];
    count += 1;
    if (!life) {
      isOver();
      return new Promise<never>(() => undefined);
    }
    clock += life.starts;
    if (life.stays === null) return Promise.reject(life.by ? new CommandFailure('It', 'ended', '', [], true) : new Error('no port'));
    away.push(clock - endedAt);
    const { stays, by = 'code 1' } = life;
    return Promise.resolve({
      // It ends as soon as that is waited for.
      get ended() {
        clock += stays;
        endedAt = clock;
        return Promise.resolve(by);
      },
      stop: () => Promise.resolve(),
    });
  };
  const wait = (ms: number) => {
    waits.push(ms);
    clock += ms;
    return Promise.resolve();
  };
  const supervised = superviseService('It', start, { isRequired, pauses, say: (line) => reports.push(line), wait, now: () => clock });
  return { supervised, over, away, reports, waits, starts: () => count };
}

const well = { starts: 300, stays: 60_000 };
const shortLived = { starts: 300, stays: 50 };
const failing = { starts: 300, stays: null };

test('restarts a healthy service without delay, however often it was killed', async () => {
  const { over, away, waits } = superviseThrough(Array.from({ length: 30 }, () => well));
  await over;
  expect(Math.max(...away)).toBe(300);
  expect(waits).toEqual([]);
});

test('delays a service that ends right after it was ready by a bounded time', async () => {
  const { over, waits } = superviseThrough(Array.from({ length: 8 }, () => shortLived));
  await over;
  expect(waits).toEqual([250, 500, 1000, 1000, 1000, 1000, 1000]);
});

test('doubles the delay for a service that does not get ready', async () => {
  const { over, waits } = superviseThrough(Array.from({ length: 8 }, () => failing));
  await over;
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
});

const killedAtStart = { starts: 300, stays: null, by: 'SIGKILL' as const };
const killedSoon = { ...shortLived, by: 'SIGKILL' as const };

test.each([
  ['soon after it was ready', killedSoon],
  ['while it starts', killedAtStart],
])('does not increase the delay for a service that is killed %s', async (_, life) => {
  const { over, waits } = superviseThrough([well, ...Array.from({ length: 20 }, () => life), well]);
  await over;
  expect(new Set(waits)).toEqual(new Set([250]));
});

test('forgets failures after ten seconds of health, and not before', async () => {
  const stays = (ms: number) => ({ starts: 300, stays: ms });
  const { over, waits } = superviseThrough([...Array.from({ length: 5 }, () => failing), stays(9999), failing, stays(10_000), failing]);
  await over;
  expect(waits).toEqual([250, 500, 1000, 2000, 1000, 5000, 250]);
});

test('reports once why a service does not start, and that it runs again', async () => {
  let port = 1000;
  const failWith = () => Promise.reject(new Error(`Port ${String((port += 1))} is taken`));
  const reports: string[] = [];
  let isReady: () => void = () => undefined;
  const ended = new Promise<string>(() => undefined);
  const again = new Promise<void>((resolve) => (isReady = resolve));
  const starts = [failWith, failWith, failWith, () => Promise.resolve({ ended, stop: () => Promise.resolve() })];
  const supervised = superviseService('It', () => starts.shift()?.() ?? failWith(), {
    pauses,
    wait: () => Promise.resolve(),
    say: (line) => reports.push(line),
  });
  void supervised.ready.then(isReady);
  await expect(supervised.started).rejects.toThrow('Port 1001 is taken');
  await again;
  expect(reports).toEqual(['Port 1001 is taken\nIt is started again by itself.', 'It runs again.']);
});

test('gives up a required service that does not start at first, without reporting it', async () => {
  const { supervised, reports, starts } = superviseThrough([failing, well], true);
  await expect(supervised.started).rejects.toThrow('no port');
  await new Promise((resolve) => setImmediate(resolve));
  expect([starts(), reports]).toEqual([1, []]);
});

test('supervises a required service that has started once', async () => {
  const { over, starts } = superviseThrough([well, failing, well], true);
  await over;
  expect(starts()).toBe(4);
});

test('restarts a service that was still starting when its code changed', async () => {
  const stops: (() => void)[] = [];
  const begin: (() => void)[] = [];
  const start = () =>
    new Promise<{ ended: Promise<null>; stop: () => Promise<void> }>((resolve) => {
      const ended = new Promise<null>((end) => stops.push(() => end(null)));
      const stop = () => Promise.resolve(stops.at(-1)?.());
      begin.push(() => resolve({ ended, stop }));
    });
  const supervised = superviseService('It', start, { pauses, say: () => undefined });
  await supervised.restart();
  begin[0]?.();
  await supervised.ready;
  while (begin.length < 2) await new Promise((resolve) => setImmediate(resolve));
  begin[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begin).toHaveLength(2);
});

describe('a process', () => {
  const code =
    "process.send({ step: 'ready', url: 'http://127.0.0.1' }); process.on('disconnect', () => process.exit()); setInterval(() => undefined, 1000);";
  let folder: string;
  let services: Service[];
  let reports: string[];
  let wake: (() => void) | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-kept-'));
    await writeFile(path.join(folder, 'it.cjs'), code);
    services = [];
    reports = [];
  });
  afterEach(async () => {
    await Promise.all(services.map(({ child }) => stopChild(child)));
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (): Promise<Service> => {
    const log = path.join(folder, 'it.log');
    const service = await startService({ name: 'It', script: path.join(folder, 'it.cjs'), cwd: folder, env: {}, log });
    services.push(service);
    return service;
  };
  const say = (line: string) => {
    reports.push(line);
    wake?.();
  };
  const waitForReport = async (pattern: RegExp, times = 1) => {
    while (reports.filter((line) => pattern.test(line)).length < times)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };

  test('is restarted and reported each time it ends by itself', async () => {
    await superviseService('It', start, { say }).started;
    services[0]?.child.kill('SIGKILL');
    await waitForReport(/^It runs again/u);
    services[1]?.child.kill('SIGTERM');
    await waitForReport(/^It runs again/u, 2);
    expect(reports[0]).toBe('It ended (SIGKILL); it is started again. Its log says why.');
    expect(services).toHaveLength(3);
  });

  test('is not restarted after it was stopped', async () => {
    const waits: number[] = [];
    await superviseService('It', start, { say, wait: (ms) => Promise.resolve(waits.push(ms)) }).started;
    await services[0]?.stop();
    await services[0]?.ended;
    await new Promise((resolve) => setImmediate(resolve));
    expect([reports, waits, services.length]).toEqual([[], [], 1]);
  });

  test('is replaced by a restart without a failure', async () => {
    const supervised = superviseService('It', start, { say });
    await supervised.started;
    await supervised.restart();
    while (services.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(services[0]?.child.signalCode).toBe('SIGTERM');
    expect(reports).toEqual([]);
  });
});
