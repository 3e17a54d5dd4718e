import { createServer } from 'node:http';
import { tmpdir } from 'node:os';

import type { Env } from './env.ts';
import { listen } from './http/listen.ts';
import { runEdge, type ExitCode } from './run-edge.ts';

const env: Env = {
  host: '127.0.0.1',
  port: 0,
  siteDir: tmpdir(),
  siteUrl: 'https://ochiq.test/sayt',
  cms: undefined,
  trustedProxies: [],
  areFormsOpen: true,
  isOfflineOn: true,
};

/** Runs the edge in a pretended process and notes what it does to it. */
async function run(settings: () => Env) {
  const noted = { printed: [] as string[], complained: [] as string[], told: [] as string[], exits: [] as ExitCode[] };
  let stop: (() => Promise<void>) | undefined;
  await runEdge({
    settings,
    print: (line) => noted.printed.push(line),
    complain: (line) => noted.complained.push(line),
    ready: (url) => noted.told.push(url),
    onStop: (callback) => (stop = callback),
    exit: (code) => noted.exits.push(code),
  });
  return { ...noted, stop };
}

test('prints its address, notifies its parent, and stops once on request', async () => {
  const { printed, told, exits, stop } = await run(() => env);
  expect(printed).toEqual([expect.stringMatching(/^The site is at http:\/\/127\.0\.0\.1:\d+\/sayt$/u)]);
  expect(told.map((url) => `The site is at ${url}`)).toEqual(printed);
  expect((await fetch(`${told[0] ?? ''}/health`)).status).toBe(503);
  expect(exits).toEqual([]);
  await Promise.all([stop?.(), stop?.()]);
  expect(exits).toEqual([0]);
});

test('reports a port in use in one sentence, with exit code 4', async () => {
  const other = createServer();
  const port = Number(new URL(await listen(other, '127.0.0.1', 0)).port);
  const { complained, exits, printed } = await run(() => ({ ...env, port }));
  expect(complained).toEqual([`Port ${port} on 127.0.0.1 is taken by another program: stop it, or choose another port with SITE_PORT`]);
  expect({ exits, printed }).toEqual({ exits: [4], printed: [] });
  other.close();
});

test('reports invalid settings, with exit code 2', async () => {
  const { complained, exits } = await run(() => {
    throw new Error('SITE_DIR is not set');
  });
  expect({ complained, exits }).toEqual({ complained: ['SITE_DIR is not set'], exits: [2] });
});

test('reports an address of another machine, with exit code 1', async () => {
  const { complained, exits } = await run(() => ({ ...env, host: '192.0.2.1' }));
  expect(complained).toEqual([expect.stringContaining('EADDRNOTAVAIL')]);
  expect(exits).toEqual([1]);
});
