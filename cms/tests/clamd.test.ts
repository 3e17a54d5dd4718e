import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { scanWithClamd } from '../src/platform/uploads/scan-file';
import { FakeClamd, type Behaviour } from './support/fake-clamd';
import { freePort } from './support/free-port';
import { scratch } from './support/scratch';

const folder = scratch('clamd');
const clamd = new FakeClamd();
// More than the buffers of two sockets hold.
const large = randomBytes(12 * 1024 * 1024);
const files = { empty: Buffer.alloc(0), small: Buffer.from('Hisobot\n'), large } as const;
const getFilePath = (name: keyof typeof files) => path.join(folder, name);
const hour = 60 * 60 * 1000;

const ask = (name: keyof typeof files, behaviour: Behaviour, limitMs = hour) => {
  clamd.behaviour = behaviour;
  return scanWithClamd(getFilePath(name), { host: '127.0.0.1', port: clamd.port, limitMs });
};

beforeAll(async () => {
  for (const name of ['empty', 'small', 'large'] as const) writeFileSync(getFilePath(name), files[name]);
  await clamd.start();
});
afterAll(async () => {
  await clamd.stop();
  rmSync(folder, { recursive: true });
});

test.each(['empty', 'small', 'large'] as const)(
  'sends a file (%s) to the scanner byte for byte, and accepts its clean verdict',
  async (name) => {
    clamd.files.length = 0;
    expect(await ask(name, { kind: 'answers', text: 'stream: OK\0' })).toBe('clean');
    expect(clamd.files[0]?.equals(files[name])).toBe(true);
  },
);

test.each(['stream: Eicar-Signature FOUND\0', 'stream: Eicar-Signature FOUND\n'])('reports what the scanner finds: %j', async (text) => {
  expect(await ask('small', { kind: 'answers', text })).toEqual({ found: 'Eicar-Signature' });
});

test.each([
  ['INSTREAM size limit exceeded. ERROR\0', 'it answered “INSTREAM size limit exceeded. ERROR”'],
  ['UNKNOWN COMMAND\0', 'it answered “UNKNOWN COMMAND”'],
  ['stream: OK FOUND OK\0', 'it answered “stream: OK FOUND OK”'],
  ['OK\0', 'it answered “OK”'],
  ['HTTP/1.1 200 OK\r\n\r\n', 'it answered “HTTP/1.1 200 OK”'],
  ['', 'it hung up without an answer'],
  ['\0', 'it hung up without an answer'],
  ['\0stream: OK\0', 'it hung up without an answer'],
  ['stream: O', 'it answered “stream: O”'],
  ['stream: OK', 'it answered “stream: OK”'],
  ['stream: Eicar FOUND', 'it answered “stream: Eicar FOUND”'],
])('returns no verdict for another response (%j)', async (text, failed) => {
  expect(await ask('small', { kind: 'answers', text })).toEqual({ failed });
});

const broken: readonly Behaviour['kind'][] = ['hangs-up-at-once', 'resets', 'hangs-up-halfway', 'talks-without-end'];

test.each(broken.flatMap((kind) => [['small', kind] as const, ['large', kind] as const]))(
  'returns no verdict for a file (%s) when the scanner %s',
  async (name, kind) => {
    expect(await ask(name, { kind } as Behaviour)).toEqual({ failed: expect.any(String) as unknown });
  },
);

test.each([
  ['small', 'hangs'],
  ['small', 'reads-nothing'],
  ['large', 'hangs'],
  ['large', 'reads-nothing'],
] as const)('a file (%s) for a scanner that %s waits so long and no longer', async (name, kind) => {
  expect(await ask(name, { kind }, 200)).toEqual({ failed: 'it did not answer within 200 ms' });
});

test('returns no verdict where the port is closed', async () => {
  const verdict = await scanWithClamd(getFilePath('small'), { host: '127.0.0.1', port: await freePort(), limitMs: hour });
  expect(verdict).toEqual({ failed: expect.stringContaining('ECONNREFUSED') as unknown });
});

test('returns no verdict for an unknown host', async () => {
  const verdict = await scanWithClamd(getFilePath('small'), { host: 'scanner.invalid', port: 3310, limitMs: 20_000 });
  expect(verdict).toEqual({ failed: expect.any(String) as unknown });
});

test('returns no verdict for a missing file', async () => {
  clamd.behaviour = { kind: 'hangs' };
  const verdict = await scanWithClamd(path.join(folder, 'gone'), { host: '127.0.0.1', port: clamd.port, limitMs: hour });
  expect(verdict).toEqual({ failed: expect.stringContaining('ENOENT') as unknown });
});
