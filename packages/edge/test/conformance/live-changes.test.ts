import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { createReleaseFacts, putFile, switchCurrentRelease, writeRelease } from './fixture-release.ts';
import { runSite, type RunningSite } from './running-site.ts';

let site: RunningSite;
beforeEach(async () => {
  site = await runSite('institution');
});
afterEach(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(site.origin, { path, headers });
const aSecond = 1050;

test('a new release is served within a second', async () => {
  expect((await get('/')).status).toBe(302);
  const folder = await writeRelease(site.siteDir, { ...createReleaseFacts('r2', 'government'), scriptHashes: ["'sha256-BBBB'"] });
  await putFile(join(folder, 'public/uz/about/index.html'), 'second release');
  await switchCurrentRelease(site.siteDir, 'r2');
  await wait(aSecond);
  expect((await get('/health')).body.toString()).toBe('{"status":"ok","release":"r2"}');
  expect((await get('/')).status).toBe(200);
  const page = await get('/uz/about');
  expect(page.body.toString()).toBe('second release');
  expect(page.headers['content-security-policy']).toContain("'sha256-BBBB'");
});

test('finishes a running response while the release changes', async () => {
  const film = get('/media/film.mp4');
  await writeRelease(site.siteDir, createReleaseFacts('r2', 'institution'));
  await switchCurrentRelease(site.siteDir, 'r2');
  await rm(join(site.siteDir, 'releases/r1'), { recursive: true });
  expect((await film).body).toHaveLength(2_000_000);
});

test('serves a replaced file at once, also of the same size', async () => {
  const file = join(site.siteDir, 'releases/r1/public/robots.txt');
  const first = await get('/robots.txt');
  await putFile(file, 'User-agent: x\n', new Date('2026-01-02T03:04:06Z'));
  const second = await get('/robots.txt', { 'If-None-Match': first.headers.etag ?? '' });
  expect(second.status).toBe(200);
  expect(second.body.toString()).toBe('User-agent: x\n');
  await rm(file);
  expect((await get('/robots.txt')).status).toBe(404);
});

/** Changes the redirects of the release that is served. */
const redirect = (...redirects: { from: string; to: string; permanent: boolean }[]): Promise<void> =>
  putFile(
    join(site.siteDir, 'releases/r1/release.json'),
    JSON.stringify({ ...createReleaseFacts('r1', 'institution'), redirects }),
    new Date(),
  );

test('applies a new redirect of the same release at once', async () => {
  expect((await get('/moved')).status).toBe(404);
  await redirect({ from: '/moved', to: '/uz/about', permanent: false });
  expect((await get('/moved')).headers.location).toBe('/uz/about');
});

test('avoids a redirect loop after a page moved and came back', async () => {
  await redirect({ from: '/uz/about', to: '/uz/contact', permanent: true });
  await wait(aSecond);
  expect((await get('/uz/about')).headers.location).toBe('/uz/contact');
  await redirect({ from: '/uz/contact', to: '/uz/about', permanent: true });
  expect((await get('/uz/about')).status).toBe(200);
  expect((await get('/uz/contact')).headers.location).toBe('/uz/about');
});

test('keeps the readable release when the new one is unreadable', async () => {
  await get('/health');
  await writeFile(join(site.siteDir, 'releases/r1/release.json'), '{"profile":"kingdom"}');
  await wait(aSecond);
  expect((await get('/health')).status).toBe(200);
  expect((await get('/uz/about')).status).toBe(200);
});

test('serves the first release, and 503 after its withdrawal', async () => {
  await rm(join(site.siteDir, 'current'));
  expect((await get('/uz')).status).toBe(503);
  await switchCurrentRelease(site.siteDir, 'r1');
  await wait(aSecond);
  expect((await get('/uz')).status).toBe(200);
  await rm(join(site.siteDir, 'current'));
  await wait(aSecond);
  expect((await get('/uz')).status).toBe(503);
});

test('responds with 500, not 404, while the disk fails, and recovers', async () => {
  expect((await get('/uz/about')).status).toBe(200);
  await rename(site.siteDir, `${site.siteDir}.away`);
  // At once, and once the edge has looked by itself.
  for (const pause of [0, aSecond]) {
    await wait(pause);
    const response = await get('/uz/about');
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  }
  await rename(`${site.siteDir}.away`, site.siteDir);
  await wait(aSecond);
  expect((await get('/uz/about')).status).toBe(200);
});

test('renders the fallback text of the specification where an error page is missing', async () => {
  for (const ending of ['', '.br', '.gz']) await rm(join(site.siteDir, `releases/r1/public/en/404.html${ending}`));
  const response = await get('/en/nothing');
  expect(response.status).toBe(404);
  expect(response.body.toString()).toContain('An error occurred while showing the error page');
  expect(response.body.toString()).toContain('<a href="/en">Go back to home</a>');
});
