import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { findFreePort } from '../workplace/find-free-port.ts';
import { reserveListener, type ReservedListener } from './reserved-listener.ts';
import { superviseService } from './supervise-service.ts';
import { startService, type Service } from './service.ts';

const host = '127.0.0.1';
const code = `
  const server = require('node:http').createServer((_, response) => response.end(String(process.pid)));
  server.keepAliveTimeout = 0;
  server.listen({ fd: 3 }, () => process.send({ step: 'ready', url: 'http://127.0.0.1' }));
  process.on('disconnect', () => process.exit());
`;

let folder: string;
let port: number;
let listener: ReservedListener;
let services: Service[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-listener-'));
  await writeFile(path.join(folder, 'it.cjs'), code);
  port = await findFreePort(host);
  listener = reserveListener(host, port);
  services = [];
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  listener.release();
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<Service> => {
  const log = path.join(folder, 'it.log');
  const service = await startService({ name: 'It', script: path.join(folder, 'it.cjs'), cwd: folder, env: {}, log, listener });
  services.push(service);
  return service;
};

/** Asks on a connection of its own, as a reader does who was never here. */
const ask = async (): Promise<string> => {
  const response = await fetch(`http://${host}:${String(port)}`, { headers: { connection: 'close' } });
  return response.text();
};

test('refuses no connection while a service is killed repeatedly: the next instance serves them', async () => {
  const supervised = superviseService('It', start, { say: () => undefined });
  await supervised.started;
  expect(await ask()).toBe(String(services[0]?.child.pid));
  for (let turn = 1; turn <= 5; turn += 1) {
    const child = services.at(-1)?.child;
    child?.kill('SIGKILL');
    if (child) await once(child, 'exit');
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers)).toEqual(new Set([String(services[turn]?.child.pid)]));
  }
}, 20_000);

test('refuses connections once released, and is reserved again for the next start', async () => {
  const first = await start();
  await first.stop();
  listener.release();
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  const second = await start();
  expect(await ask()).toBe(String(second.child.pid));
});

test('leaves a taken port to its program', async () => {
  const other = net.createServer().listen(port, host);
  await once(other, 'listening');
  expect(await listener.open()).toBeNull();
  other.close();
});
