import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { superviseProcess } from './supervisor.ts';

const testTimeoutMs = 30_000;

let count = 0;
beforeEach(() => {
  count = 0;
});

async function start() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  count += 1;
  return child;
}

/** Keeps it, and says when it next runs again. */
async function startSupervised() {
  let tell: (line: string) => void = () => undefined;
  const it = await superviseProcess(
    'It',
    start,
    (line) => {
      tell(line);
    },
    10,
  );
  return { ...it, again: () => new Promise<string>((resolve) => (tell = resolve)) };
}

test(
  'what ends is started again, and not after it was stopped',
  async () => {
    const it = await startSupervised();
    const again = it.again();
    it.kill();
    expect(await again).toBe('It runs again');
    expect(count).toBe(2);
    await it.stop();
    expect(count).toBe(2);
  },
  testTimeoutMs,
);

test(
  'what is killed while it starts is started again',
  async () => {
    let isHung = false;
    let spawned: () => void = () => undefined;
    const it = await superviseProcess(
      'It',
      async (onSpawn) => {
        const child = await start();
        onSpawn(child);
        spawned();
        if (isHung) await once(child, 'exit').then(() => Promise.reject(new Error('It ended with SIGKILL')));
        return child;
      },
      () => undefined,
      10,
    );
    isHung = true;
    const isStarting = new Promise<void>((resolve) => (spawned = resolve));
    it.kill();
    await isStarting;
    isHung = false;
    const isAgain = new Promise<void>((resolve) => (spawned = resolve));
    it.mayRun(false);
    it.mayRun(true);
    await isAgain;
    await it.stop();
    expect(count).toBe(3);
  },
  testTimeoutMs,
);

test(
  'what is stopped while it starts again stays stopped',
  async () => {
    const it = await startSupervised();
    it.kill();
    await it.stop();
    expect(count).toBeLessThanOrEqual(2);
  },
  testTimeoutMs,
);

test(
  'what may not run waits until it may',
  async () => {
    const it = await startSupervised();
    const again = it.again();
    it.mayRun(false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(count).toBe(1);
    it.mayRun(true);
    expect(await again).toBe('It runs again');
    await it.stop();
  },
  testTimeoutMs,
);
