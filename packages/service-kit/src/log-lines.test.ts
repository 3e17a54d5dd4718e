import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { formatLogLine, toLoggedPath } from './log-lines.ts';

/** What is printed before and after the disk is full, by a process that tells us over IPC that it goes on. */
const code = `
  import { ignoreOutputErrors } from ${JSON.stringify(path.join(__dirname, 'log-lines.ts'))};
  ignoreOutputErrors();
  for (let line = 0; line < 100; line += 1) {
    process.stdout.write('line\\n');
    process.stderr.write('line\\n');
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send('goes on');
  process.disconnect();
`;

async function runPrintingTo(output: number | 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', output, output, 'ipc'] });
  // A reader that has gone.
  child.stdout?.destroy();
  child.stderr?.destroy();
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return { heard: messages, exitCode };
}

test('keeps running when the output device is full', async () => {
  const full = openSync('/dev/full', 'w');
  expect(await runPrintingTo(full)).toEqual({ heard: ['goes on'], exitCode: 0 });
  closeSync(full);
}, 20_000);

test('keeps running when the reader of a pipe has ended', async () => {
  expect(await runPrintingTo('pipe')).toEqual({ heard: ['goes on'], exitCode: 0 });
}, 20_000);

test('prints everything where it can', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-output-'));
  const log = openSync(path.join(folder, 'log'), 'w');
  await runPrintingTo(log);
  closeSync(log);
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe('line\n'.repeat(200));
  rmSync(folder, { recursive: true });
}, 20_000);

test('formats one object with time, level and service', () => {
  const line = formatLogLine('warning', 'edge', { requestId: 'r', reason: 'two\nlines', form: undefined });
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    level: 'warning',
    service: 'edge',
    requestId: 'r',
    reason: 'two\nlines',
  });
});

test('logs a path without its query', () => {
  expect(toLoggedPath('/search?q=Karim#a')).toBe('/search');
  expect(toLoggedPath('/uz/draft/T0ken_-x/media/a.webp?b')).toBe('/uz/draft/…/media/a.webp');
  expect(toLoggedPath('/ru/dr%61ft/T0ken_-x')).toBe('/ru/dr%61ft/…');
  expect(toLoggedPath(`/${'a'.repeat(1000)}`)).toHaveLength(500);
});
