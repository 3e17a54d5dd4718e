import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';

import { freePort } from '../workplace/free-port.ts';
import { inRoot } from '../workplace/root.ts';

async function runScript(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code: exit[0] as number };
}

const PATH = process.env['PATH'] ?? '';
const start = ['--import', 'tsx', 'packages/tooling/src/start/main.ts'];

test.each(['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT'])(
  'a taken %s is said in one sentence, with the way out',
  async (name) => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const names = ['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT'];
    const free = Object.fromEntries(await Promise.all(names.map(async (one) => [one, String(await freePort('127.0.0.1'))] as const)));
    const { said, code } = await runScript(start, { PATH, ...free, [name]: String(port) }).finally(() => server.close());
    expect({ said: said.trim(), code }).toEqual({ said: expect.stringContaining(name), code: 1 });
    expect(said.trim().split('\n')).toHaveLength(1);
  },
  20_000,
);

test('a wrong setting is named before anything is done', async () => {
  const { said, code } = await runScript(start, { PATH, SITE_PORT: 'eight' });
  expect(said).toContain('SITE_PORT must be a port number');
  expect(code).toBe(1);
}, 20_000);

test.each(['18.20.8', '20.18.3', '21.7.3', '24.20.0'])('Node.js %s is refused in one sentence that names the way out', async (version) => {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { said, code } = await runScript(['--import', `data:text/javascript,${pretended}`, 'packages/tooling/preinstall.mjs'], { PATH });
  expect(said.trim()).toBe(
    `Ochiq runs on Node.js 22, or 20 from 20.19 on; this is ${version}. Install 22 from https://nodejs.org and try again.`,
  );
  expect(code).toBe(1);
});

test('a machine without a compiler hears what to install, in one sentence', async () => {
  const { said, code } = await runScript(['packages/tooling/preinstall.mjs'], { PATH: '/nowhere' });
  expect(said.trim()).toMatch(
    /^Ochiq builds its database driver here and lacks python3, make, a C\+\+ compiler\. On Debian or Ubuntu: apt-get install .*$/u,
  );
  expect(code).toBe(1);
});
