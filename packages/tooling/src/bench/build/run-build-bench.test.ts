import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { measureLoad } from './run-build-bench.ts';

const node = (code: string) => promisify(execFile)(process.execPath, ['-e', code]);

it('measures the time and memory of started processes', async () => {
  // It stays for a while, so that it is looked at once more after it has used all that: a busy machine looks late.
  const busy =
    'const until = process.cpuUsage().user + 500_000; const kept = Buffer.alloc(150e6, 1); while (process.cpuUsage().user < until) for (let step = 0; step < 1e6; step += 1); setTimeout(() => process.exit(kept[0] - 1), 1000)';
  const { wallSeconds, cpuSeconds, peakBytes } = await measureLoad(() => node(busy));
  expect(cpuSeconds).toBeGreaterThan(0.2);
  expect(wallSeconds).toBeGreaterThan(cpuSeconds / 2);
  expect(peakBytes).toBeGreaterThan(150e6);
});

it('excludes running processes', async () => {
  const child = execFile(process.execPath, ['-e', 'setInterval(() => {}, 1000); Buffer.alloc(1)']);
  try {
    const { cpuSeconds, peakBytes } = await measureLoad(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect([cpuSeconds, peakBytes]).toEqual([0, 0]);
  } finally {
    child.kill('SIGKILL');
  }
});
