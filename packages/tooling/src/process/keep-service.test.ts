import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stop } from './children.ts';
import { keepService } from './keep-service.ts';
import { startService, type Service } from './service.ts';

/** A service that is ready at once and stays. */
const code =
  "process.send({ step: 'ready', url: 'http://127.0.0.1' }); process.on('disconnect', () => process.exit()); setInterval(() => undefined, 1000);";
const quick = { first: 10, longest: 40 };

let folder: string;
let script: string;
let services: Service[];
let said: string[];
let wake: (() => void) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-kept-'));
  script = path.join(folder, 'it.cjs');
  await writeFile(script, code);
  services = [];
  said = [];
});
afterEach(async () => {
  await Promise.all(services.map(({ child }) => stop(child)));
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<Service> => {
  const facts = { name: 'It', script, cwd: folder, env: {}, log: path.join(folder, 'it.log') };
  const service = await startService(facts);
  services.push(service);
  return service;
};
const say = (line: string) => {
  said.push(line);
  wake?.();
};
const saidSo = async (wanted: RegExp, times = 1) => {
  while (said.filter((line) => wanted.test(line)).length < times)
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
};

test('a service that ends by itself is started again, as often as it takes, and says so', async () => {
  const { child } = await keepService('It', start, quick, say);
  child.kill('SIGKILL');
  await saidSo(/^It runs again/u);
  services[1]?.child.kill('SIGTERM');
  await saidSo(/^It runs again/u, 2);
  expect(said[0]).toBe('It ended (SIGKILL); it is started again. Its log says why.');
  expect(services).toHaveLength(3);
});

test('one that does not start again is tried again', async () => {
  let fails = 2;
  const starts = () => (services.length > 0 && fails-- > 0 ? Promise.reject(new Error('no port')) : start());
  const { child } = await keepService('It', starts, quick, say);
  child.kill('SIGKILL');
  await saidSo(/^It runs again/u);
  expect(said.filter((line) => line === 'It does not start again: no port')).toHaveLength(2);
});

test('one that was asked to end stays away', async () => {
  const { child } = await keepService('It', start, quick, say);
  await stop(child);
  await new Promise((resolve) => setTimeout(resolve, 5 * quick.longest));
  expect(said).toEqual([]);
  expect(services).toHaveLength(1);
});

test('one that does not start at first is a failure', async () => {
  await expect(keepService('It', () => Promise.reject(new Error('no port')), quick, say)).rejects.toThrow('no port');
});
