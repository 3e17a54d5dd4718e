import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { fromRoot } from '@ochiq/cli/workplace/root';

const run = promisify(execFile);

/** Programs that only say what they were asked for: nothing is installed, nothing is tested. */
let programs: string;
beforeAll(async () => {
  programs = await mkdtemp(path.join(os.tmpdir(), 'ochiq-ci-run-'));
  for (const [name, script] of [
    ['npx', 'echo "$@"'],
    ['apt-get', 'exit 0'],
    ['apt-cache', 'exit 1'],
    ['sudo', 'exit 0'],
  ] as const) {
    const program = path.join(programs, name);
    await writeFile(program, `#!/bin/sh\n${script}\n`);
    await chmod(program, 0o700);
  }
});
afterAll(() => rm(programs, { recursive: true }));

test.each([
  [[], 'test --drill'],
  [['production', '--drill'], 'production --drill'],
])('.ci/run %j runs `pnpm %s`', async (args, command) => {
  const env = { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` };
  const { stdout } = await run('bash', [fromRoot('.ci', 'run'), ...args], { env });
  expect(stdout.trim()).toMatch(new RegExp(`^--yes pnpm@[\\d.]+ ${command}$`, 'u'));
});
