import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { encodeAgeKey, parseSettings } from '@ochiq/cli/workplace/settings';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createBuildEnv } from '@ochiq/cli/workplace/service-env';

import { createDevelopEnv } from './gatsby.ts';

const secret = 'x'.repeat(20);
const settings = parseSettings({
  SITE_PORT: '8123',
  SITE_URL: 'https://geology.example/site',
  ADMIN_PASSWORD: secret,
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  BUILD_TOKEN: secret,
  EDGE_KEY: secret,
  PUBLISHER_KEY: secret,
  BACKUP_KEY: encodeAgeKey(new Uint8Array(32)),
});

test('gives a development site its own address, and optionally pseudo-localized messages', () => {
  expect(createDevelopEnv(settings, { pseudo: true })).toMatchObject({
    NODE_ENV: 'development',
    SITE_URL: 'http://127.0.0.1:8123',
    BUILD_TOKEN: secret,
    PSEUDO: '1',
  });
  expect(createDevelopEnv(settings, { pseudo: false })).toMatchObject({ PSEUDO: '0' });
});

test('never uses pseudo-localized messages in a published site, whatever the shell sets', () => {
  process.env['PSEUDO'] = '1';
  try {
    expect(createBuildEnv(settings)).not.toHaveProperty('PSEUDO');
    expect(createBuildEnv(settings)).toMatchObject({ NODE_ENV: 'production' });
  } finally {
    delete process.env['PSEUDO'];
  }
});

async function develop(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['packages/tooling/src/develop/main.ts', ...args], {
    cwd: fromRoot(),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errorOutput, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: errorOutput.trim(), code: exit[0] as number };
}

test('reports a taken port in one sentence, with the fix', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const { said, code } = await develop([], { SITE_PORT: String(port) }).finally(() => server.close());
  expect({ said, code }).toEqual({ said: expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken\..*SITE_PORT/u), code: 1 });
}, 20_000);

test('rejects an unknown option by name', async () => {
  const { said, code } = await develop(['--psuedo']);
  expect({ said, code }).toEqual({ said: expect.stringContaining('--psuedo'), code: 1 });
}, 20_000);

/** What the command is once the CMS is there. A stand-in for Gatsby, which would take a minute, has a child of its own. */
const developing = `
  import { stopAll, stopChildrenWithUs } from './packages/cli/src/process/children.ts';
  import { runGatsby } from './packages/tooling/src/develop/gatsby.ts';
  import { createTemporarySettings } from './packages/cli/src/workplace/env-file.ts';
  stopChildrenWithUs();
  const code = await runGatsby(createTemporarySettings({}), { pseudo: false }, process.argv[1]);
  await stopAll();
  process.exit(code);
`;

test('leaves no process after Ctrl-C', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-develop-'));
  const standIn = path.join(folder, 'gatsby');
  // The child holds the output open as long as it lives.
  await writeFile(standIn, '#!/bin/sh\nsleep 300 &\necho started\nwait\n', { mode: 0o755 });
  const child = spawn(process.execPath, ['--input-type=module', '-e', developing, standIn], {
    cwd: fromRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ended, closed] = [once(child, 'exit'), once(child.stdout, 'close')];
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  await closed;
  await rm(folder, { recursive: true });
}, 20_000);
