import os from 'node:os';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';

import { TaskLoad } from './task-load.ts';

/** A process whose child keeps a processor busy for so many seconds, and stays for a while, so that it is looked at once more. */
const busy = (seconds: number) => {
  const child = `for (const end = process.cpuUsage().user + ${String(seconds * 1e6)}; process.cpuUsage().user < end;) for (let i = 0; i < 1e6; i += 1); setTimeout(() => {}, 1500)`;
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`;
  return run({
    command: process.execPath,
    args: ['-e', parent],
    cwd: os.tmpdir(),
    env: {},
    log: path.join(os.tmpdir(), `ochiq-busy-${String(seconds)}.log`),
  });
};

const watched = (load: TaskLoad, name: string, seconds: number) => {
  const run = async () => {
    await busy(seconds);
    return undefined;
  };
  return load.watch({ name, title: name, needs: [], seconds, run }).run(() => undefined);
};

test('attributes processes and their descendants to their task, also in parallel', async () => {
  const load = new TaskLoad();
  try {
    const works = [watched(load, 'much', 0.8), watched(load, 'little', 0.1), busy(0.3)];
    await Promise.all(works);
    // What was used after the last look is not counted.
    expect(load.seconds('much')).toBeGreaterThan(0.3);
    expect(load.seconds('much')).toBeLessThan(2);
    expect(load.seconds('little')).toBeLessThan(0.6);
    expect(load.seconds('none')).toBe(0);
  } finally {
    load.stop();
  }
});
