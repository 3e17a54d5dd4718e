import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { fromRoot } from '../workplace/root.ts';
import { stopChild } from './children.ts';
import { CommandFailure } from './run.ts';
import { startService } from './service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-service-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A service that says a lot, is ready, and counts what it says then. */
const talkative = `
  for (let line = 0; line < 1000; line += 1) console.log('line ' + line);
  process.send({ step: 'ready', url: 'http://127.0.0.1' });
  process.on('disconnect', () => process.exit());
  setInterval(() => console.error('still here'), 5);
`;

async function writeScript(code: string): Promise<string> {
  const script = path.join(folder, 'it.cjs');
  await writeFile(script, code);
  return script;
}

/** Starts a service in a process of its own, as `pnpm start` does, and lets it talk for a moment after `then`. */
async function superviseFor(log: string, then: string) {
  const script = await writeScript(talkative);
  const supervisor = `
    import { existsSync, readFileSync, rmSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { startService } from './packages/cli/src/process/service.ts';
    const reports = [];
    const report = console.error;
    console.error = (line) => { reports.push(line); report(line); };
    const until = async (holds) => { while (!holds()) await wait(20); };
    const isReported = (words) => () => reports.some((line) => line.includes(words));
    const service = await startService({ name: 'It', script: ${JSON.stringify(script)}, cwd: '/', env: {}, log: ${JSON.stringify(log)} });
    ${then}
    await wait(300);
    console.log(service.child.exitCode === null ? 'goes on' : 'is away');
    await service.stop();
    process.exit(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    cwd: fromRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaints, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said: output.trim(), complaints: complaints.trim().split('\n'), code: exit[0] as number | null };
}

test('keeps a service running with a full log disk, and reports that once', async () => {
  const { said, complaints, code } = await superviseFor('/dev/full', `await until(isReported("can't be written"));`);
  expect({ said, code }).toEqual({ said: 'goes on', code: 0 });
  expect(complaints).toEqual([expect.stringMatching(/^The log \/dev\/full can't be written: ENOSPC.*Free some space/u)]);
}, 20_000);

test('starts a service without a log folder, and logs once there is one', async () => {
  await writeFile(path.join(folder, 'logs'), '');
  const log = path.join(folder, 'logs', 'it.log');
  const free = `rmSync(${JSON.stringify(path.dirname(log))});`;
  const freed = `await until(isReported("can't be written")); ${free} await until(isReported('nothing is missing'));`;
  const { said, complaints, code } = await superviseFor(log, freed);
  expect({ said, code }).toEqual({ said: 'goes on', code: 0 });
  expect(complaints).toEqual([
    expect.stringMatching(/can't be written: E(?:NOTDIR|EXIST)/u),
    expect.stringMatching(/is written again; nothing is missing/u),
  ]);
  expect(await readFile(log, 'utf8')).toMatch(/^line 0\n.*still here/su);
}, 20_000);

test('continues logging in a new folder after the log folder was deleted', async () => {
  const log = path.join(folder, 'logs', 'it.log');
  const [file, logs] = [JSON.stringify(log), JSON.stringify(path.dirname(log))];
  const hasLogged = (words: string) => `() => existsSync(${file}) && readFileSync(${file}, 'utf8').includes('${words}')`;
  // Two pipes: on a busy machine the second may be read first.
  const script = `await until(${hasLogged('line 999')}); rmSync(${logs}, { recursive: true }); await until(${hasLogged('still here')});`;
  const { code } = await superviseFor(log, script);
  expect(code).toBe(0);
  expect(await readFile(log, 'utf8')).toMatch(/^still here\n/u);
}, 20_000);

test('fails with the output of a service that ends before it is ready', async () => {
  const script = await writeScript("console.error('The database is damaged: put a backup in its place'); process.exit(3);");
  const failure = startService({ name: 'It', script, cwd: folder, env: {}, log: path.join(folder, 'it.log') });
  await expect(failure).rejects.toBeInstanceOf(CommandFailure);
  await expect(failure).rejects.toMatchObject({
    message: 'It ended with code 3',
    lines: ['The database is damaged: put a backup in its place'],
  });
});

test('fails for a service that cannot be started, without ending anything else', async () => {
  const script = await writeScript('');
  const failure = startService({ name: 'It', script, cwd: path.join(folder, 'nowhere'), env: {}, log: path.join(folder, 'it.log') });
  await expect(failure).rejects.toThrow('It could not be started');
});

test('reports how a service ended by itself, and null for a stopped one', async () => {
  const script = await writeScript("process.send({ step: 'ready', url: 'x' }); setInterval(() => undefined, 1000);");
  const start = () => startService({ name: 'It', script, cwd: folder, env: {}, log: path.join(folder, 'it.log') });
  const [killed, stopped] = [await start(), await start()];
  killed.child.kill('SIGKILL');
  await stopChild(stopped.child);
  expect(await Promise.all([killed.ended, stopped.ended])).toEqual(['SIGKILL', null]);
});
