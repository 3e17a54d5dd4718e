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

test('each line comes as it is printed, without colours, and all of it is kept', async () => {
  const lines: string[] = [];
  await run({ ...script('console.log("\\u001b[32mone\\u001b[39m"); console.error("two")'), onLine: (line) => lines.push(line) });
  expect(lines.sort()).toEqual(['one', 'two']);
  expect(await readFile(path.join(folder, 'log'), 'utf8')).toContain('one');
});

test('a failure carries the last lines and where the others are', async () => {
  const failure = run(script('console.log("why"); process.exit(3)'));
  await expect(failure).rejects.toBeInstanceOf(CommandFailure);
  await expect(failure).rejects.toMatchObject({
    message: expect.stringContaining('code 3'),
    lines: ['why'],
    log: path.join(folder, 'log'),
  });
});

test('a command that does not exist says so', async () => {
  await expect(run({ ...script(''), command: path.join(folder, 'nothing') })).rejects.toThrow('could not be started');
});

test('a full disk keeps nothing of the output, and the command goes on', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines: string[] = [];
  await run({ ...script('console.log("one")'), log: '/dev/full', onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['one']);
  expect(complain.mock.calls.flat()).toEqual([expect.stringContaining("The log /dev/full can't be written")]);
  complain.mockRestore();
});
