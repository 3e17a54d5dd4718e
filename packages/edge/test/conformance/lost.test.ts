import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sendRequest } from './send-request.ts';
import { runSite } from './running-site.ts';
import type { SiteName } from './sites.ts';

let unknownPathDir: string;
let day: string;
beforeEach(async () => {
  unknownPathDir = await mkdtemp(join(tmpdir(), 'ochiq-lost-'));
  day = '2026-11-20';
});
afterEach(() => rm(unknownPathDir, { recursive: true }));

/** Asks a site for these paths, one after the other, and stops it; a path may be asked for by another method. */
async function ask(paths: readonly (string | [method: string, path: string])[], name: SiteName = 'institution'): Promise<number[]> {
  const site = await runSite(name, { unknownPathDir, today: () => day });
  const statuses: number[] = [];
  for (const one of paths) {
    const [method, path] = typeof one === 'string' ? ['GET', one] : one;
    statuses.push((await sendRequest(site.origin, { method, path })).status);
  }
  await site.stop();
  return statuses;
}
const counted = async (): Promise<unknown> => JSON.parse(await readFile(join(unknownPathDir, `${day}.json`), 'utf8'));

test('counts 404s, without queries and personal data', async () => {
  expect(await ask(['/ru/gone', '/ru/gone?phone=998901234567', ['HEAD', '/uz/998901234567'], '/media/gone.pdf'])).toEqual([
    404, 404, 404, 404,
  ]);
  expect(await counted()).toEqual({
    day,
    paths: [
      ['/ru/gone', 2],
      ['/media/gone.pdf', 1],
      ['/uz/*', 1],
    ],
  });
});

test('does not count existing pages, redirects, refusals and malformed requests', async () => {
  expect(await ask(['/ru/about', '/ru/old', '/health', ['POST', '/ru/gone'], '/ru/a%00b', '/ru/gone'])).toEqual([
    200, 302, 200, 405, 400, 404,
  ]);
  expect(await counted()).toEqual({ day, paths: [['/ru/gone', 1]] });
});

test('does not count what is prefetched', async () => {
  const site = await runSite('institution', { unknownPathDir, today: () => day });
  const { status } = await sendRequest(site.origin, { path: '/ru/gone', headers: { 'Sec-Purpose': 'prefetch' } });
  await site.stop();
  expect(status).toBe(404);
  expect(await readdir(unknownPathDir)).toEqual([]);
});

test('counts paths without the base path', async () => {
  expect(await ask(['/davlat/sayt/ru/gone'], 'nested')).toEqual([404]);
  expect(await counted()).toEqual({ day, paths: [['/ru/gone', 1]] });
});

test('counts nothing before the first release', async () => {
  expect(await ask(['/ru/gone'], 'unpublished')).toEqual([503]);
  expect(await readdir(unknownPathDir)).toEqual([]);
});

test('continues after a restart, and counts each day separately', async () => {
  await ask(['/ru/gone']);
  await ask(['/ru/gone']);
  expect(await counted()).toEqual({ day, paths: [['/ru/gone', 2]] });
  day = '2026-11-21';
  await ask(['/ru/gone']);
  expect(await counted()).toEqual({ day, paths: [['/ru/gone', 1]] });
});

test('serves requests normally when counts can’t be written', async () => {
  const warned = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const folder = unknownPathDir;
  unknownPathDir = join(folder, 'file');
  await writeFile(unknownPathDir, '');
  expect(await ask(['/ru/gone', '/ru/about'])).toEqual([404, 200]);
  expect(warned.mock.calls.map(([line]) => String(line)).join('')).toContain("can't be counted");
  warned.mockRestore();
  unknownPathDir = folder;
});
