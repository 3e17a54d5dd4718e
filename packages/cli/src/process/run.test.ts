import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { CommandFailure, run } from './run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-run-'));
});
afterEach(() => rm(folder, { recursive: true }));

const script = (code: string) => ({
  command: process.execPath,
  args: ['-e', code],
  cwd: os.tmpdir(),
  env: { PATH: process.env['PATH'] ?? '' },
  log: path.join(folder, 'log'),
});

test('passes on each line without colours, and logs everything', async () => {
  const lines: string[] = [];
  await run({ ...script('console.log("\\u001b[32mone\\u001b[39m"); console.error("two")'), onLine: (line) => lines.push(line) });
  expect(lines.sort()).toEqual(['one', 'two']);
  expect(await readFile(path.join(folder, 'log'), 'utf8')).toContain('one');
});

test('reports a failure with the last lines and the log', async () => {
  const failure = run(script('console.log("why"); process.exit(3)'));
  await expect(failure).rejects.toBeInstanceOf(CommandFailure);
  await expect(failure).rejects.toMatchObject({
    message: expect.stringContaining('code 3'),
    lines: ['why'],
    log: path.join(folder, 'log'),
  });
});

test('removes the temporary files that a command leaves, also where it fails', async () => {
  const leave = 'const made = require("fs").mkdtempSync(require("path").join(require("os").tmpdir(), "left-")); console.log(made);';
  const left: string[] = [];
  const command = { ...script(leave), cleansUp: true, onLine: (line: string) => left.push(line) };
  await run(command);
  await expect(run({ ...command, args: ['-e', `${leave} process.exit(1)`] })).rejects.toBeInstanceOf(CommandFailure);
  expect(left).toEqual([expect.stringContaining('left-'), expect.stringContaining('left-')]);
  expect(left.filter((made) => existsSync(made))).toEqual([]);
});

test('reports a missing command', async () => {
  await expect(run({ ...script(''), command: path.join(folder, 'nothing') })).rejects.toThrow('could not be started');
});

test('continues a command whose log disk is full', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines: string[] = [];
  await run({ ...script('console.log("one")'), log: '/dev/full', onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['one']);
  expect(complain.mock.calls.flat()).toEqual([expect.stringContaining("The log /dev/full can't be written")]);
  complain.mockRestore();
});
