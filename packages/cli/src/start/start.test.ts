import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { findFreePort } from '../workplace/find-free-port.ts';
import { fromRoot } from '../workplace/root.ts';

async function runScript(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: fromRoot(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [errorOutput, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: errorOutput, code: exit[0] as number };
}

const PATH = process.env['PATH'] ?? '';
const start = ['packages/cli/run.mjs', 'packages/cli/src/start/main.ts'];

test.each(['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT'])(
  'a taken %s is said in one sentence, with the way out',
  async (name) => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const names = ['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT'];
    const free = Object.fromEntries(await Promise.all(names.map(async (one) => [one, String(await findFreePort('127.0.0.1'))] as const)));
    const { said, code } = await runScript(start, { PATH, ...free, [name]: String(port) }).finally(() => server.close());
    expect({ said: said.trim(), code }).toEqual({ said: expect.stringContaining(name), code: 1 });
    expect(said.trim().split('\n')).toHaveLength(1);
  },
  20_000,
);

test('reports an invalid setting before anything is done', async () => {
  const { said, code } = await runScript(start, { PATH, SITE_PORT: 'eight' });
  expect(said).toContain('SITE_PORT must be a port number');
  expect(code).toBe(1);
}, 20_000);

/** What a command says on a Node.js of that version for which node_modules brings no other. */
async function runOn(version: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-runtime-'));
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const command = ['packages/cli/run.mjs', 'packages/cli/src/secrets/main.ts', '--to', folder];
  const outcome = await runScript(['--import', `data:text/javascript,${pretend}`, ...command], { PATH });
  await rm(folder, { recursive: true });
  return outcome;
}

test.each(['18.20.8', '20.20.2', '23.11.1', '26.10.0'])('rejects Node.js %s with a sentence that names the fix', async (version) => {
  const { said, code } = await runOn(version);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(`this is ${version}`)]);
  expect(said).toContain('Install 24 from https://nodejs.org and try again.');
  expect(code).toBe(1);
});

test.each(['22.12.0', '24.21.0'])('Node.js %s runs a command', async (version) => {
  expect(await runOn(version)).toEqual({ said: '', code: 0 });
});
