import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { keep } from './kept.ts';

const patience = 30_000;

function starter() {
  let count = 0;
  const started: (() => void)[] = [];
  const start = async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    count += 1;
    started.splice(0).forEach((tell) => {
      tell();
    });
    return child;
  };
  return { start, count: () => count, next: () => new Promise<void>((resolve) => started.push(resolve)) };
}

test(
  'what ends is started again, and not after it was stopped',
  async () => {
    const { start, count, next } = starter();
    const said: string[] = [];
    const kept = await keep('It', start, (line) => said.push(line), 10);
    const again = next();
    kept.kill();
    await again;
    expect(count()).toBe(2);
    await kept.stop();
    expect(count()).toBe(2);
    expect(said).toEqual(['It runs again']);
  },
  patience,
);

test(
  'what may not run waits until it may',
  async () => {
    const { start, count, next } = starter();
    const kept = await keep('It', start, () => undefined, 10);
    const again = next();
    kept.mayRun(false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(count()).toBe(1);
    kept.mayRun(true);
    await again;
    await kept.stop();
  },
  patience,
);
