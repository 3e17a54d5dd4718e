import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { fromRoot } from '../workplace/root.ts';

/** A parent as our commands are: it runs a shell that has a child of its own and takes no notice of being asked to end. */
const parent = `
  import { stopChildrenWithUs } from './packages/cli/src/process/children.ts';
  import { run } from './packages/cli/src/process/run.ts';
  stopChildrenWithUs();
  await run({ command: 'sh', args: ['-c', 'sleep 300 & echo $!; wait'], cwd: '/', env: { PATH: process.env.PATH }, log: '/dev/null', onLine: (line) => console.log(line) });
`;

/** Returns whether a process runs: one that has ended but was not reaped by its new parent yet does not. */
function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

async function startParent() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    cwd: fromRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, grandchild: Number(line.toString()) };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s ends the children and their children',
  async (signal, code) => {
    const { child, grandchild } = await startParent();
    expect(isAlive(grandchild)).toBe(true);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    // It was told to end before its parent did; a busy machine takes a moment to bury it.
    for (let look = 0; look < 50 && isAlive(grandchild); look += 1) await wait(100);
    expect(isAlive(grandchild)).toBe(false);
  },
  20_000,
);
