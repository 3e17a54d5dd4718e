import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { waitUntil } from './wait-until.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { renderAlertHtml, putAlert } from './fixture-alert.ts';
import { createReleaseFacts, putFile, switchCurrentRelease, writeRelease } from './fixture-release.ts';
import { submitForm } from './posted.ts';
import { runSite, type RunningSite } from './running-site.ts';

let day = '2026-11-20';
let site: RunningSite;
beforeEach(async () => {
  day = '2026-11-20';
  site = await runSite('institution', { today: () => day });
});
afterEach(() => site.stop());

const release = () => join(site.siteDir, 'releases/r1');
const get = (headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(site.origin, { path: '/ru/about', headers });
const textOf = async (): Promise<string> => (await get()).body.toString();
const says = (text: string) => async (): Promise<boolean> => (await textOf()).includes(renderAlertHtml('ru', text));
const hasNoAlert = async (): Promise<boolean> => (await textOf()).includes('<!--#include');

test('shows, changes and removes an alert while the edge runs', async () => {
  expect(await hasNoAlert()).toBe(true);
  await putAlert(release(), 'one');
  await waitUntil(says('one'));
  await putAlert(release(), 'two');
  await waitUntil(says('two'));
  await rm(join(release(), 'public/alert'), { recursive: true });
  await waitUntil(hasNoAlert);
});

test('shows an alert from the first to the last of its days', async () => {
  await putAlert(release(), 'days', { from: '2026-11-21', until: '2026-11-22' });
  // The edge has looked once this is there.
  await putFile(join(release(), 'public/alert/en.json'), JSON.stringify({ from: null, until: null, html: '<b>now</b>' }));
  await waitUntil(async () => (await sendRequest(site.origin, { path: '/en/about' })).body.includes('<b>now</b>'));
  const seen: [string, boolean][] = [];
  for (day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']) seen.push([day, await says('days')()]);
  expect(seen.map(([, isThere]) => isThere)).toEqual([false, true, true, false]);
});

test('revalidates cached pages when the day changes, with and without the alert', async () => {
  await putAlert(release(), 'today', { from: '2026-11-21', until: '2026-11-21' });
  const before = await get();
  day = '2026-11-21';
  await waitUntil(says('today'));
  const during = await get({ 'If-None-Match': before.headers.etag ?? '' });
  expect(during.status).toBe(200);
  expect((await get({ 'If-None-Match': during.headers.etag ?? '' })).status).toBe(304);
  day = '2026-11-22';
  const after = await get({ 'If-None-Match': during.headers.etag ?? '' });
  expect([after.status, after.body.includes('<!--#include')]).toEqual([200, true]);
});

test('serves the same page compressed or not, and a replaced page at once', async () => {
  await putAlert(release(), 'one');
  await waitUntil(says('one'));
  const plain = await textOf();
  expect(brotliDecompressSync((await get({ 'Accept-Encoding': 'br' })).body).toString()).toBe(plain);
  expect(gunzipSync((await get({ 'Accept-Encoding': 'gzip' })).body).toString()).toBe(plain);
  const page = join(release(), 'public/ru/about/index.html');
  await putFile(page, plain.replace(renderAlertHtml('ru', 'one'), '<!--#include virtual="/alert/ru.txt" -->').replace('about', 'anew'));
  expect(brotliDecompressSync((await get({ 'Accept-Encoding': 'br' })).body).toString()).toBe(plain.replace('about', 'anew'));
});

test('logs an unreadable alert, and still serves pages with the previous one', async () => {
  const warned = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await putAlert(release(), 'one');
  await waitUntil(says('one'));
  await putFile(join(release(), 'public/alert/ru.json'), '{"html":');
  const alertWarnings = () => warned.mock.calls.filter(([line]) => String(line).includes('/alert/ru.json'));
  await waitUntil(async () => (await says('one')()) && alertWarnings().length > 0);
  await putAlert(release(), 'two');
  await waitUntil(says('two'));
  expect(alertWarnings()).toHaveLength(1);
  warned.mockRestore();
});

test('reads the alert of a new release', async () => {
  await putAlert(release(), 'one');
  await waitUntil(says('one'));
  await putAlert(await writeRelease(site.siteDir, createReleaseFacts('r2', 'institution')), 'two');
  await switchCurrentRelease(site.siteDir, 'r2');
  await waitUntil(says('two'));
});

test('inserts the current alert into pages filled for one reader', async () => {
  const filled = async () => (await sendRequest(site.origin, { path: '/ru/forms/confirm-email?code=abc' })).body.toString();
  const says = (text: string) => async () => (await filled()).includes(`${renderAlertHtml('ru', text)}</div>`);
  await putAlert(release(), 'one');
  await waitUntil(says('one'));
  await putAlert(release(), 'two');
  await waitUntil(says('two'));
  expect(await filled()).toContain('value="abc"');
});

test('inserts the current alert into pages filled for all readers', async () => {
  const refused = async () => (await submitForm(site.origin, '/ru/forms/appeal')).body.toString();
  await putAlert(release(), 'one');
  await waitUntil(async () => (await refused()).includes(renderAlertHtml('ru', 'one')));
  await putAlert(release(), 'two');
  await waitUntil(async () => (await refused()).includes(renderAlertHtml('ru', 'two')));
  expect(await refused()).toContain('<p data-when="refused:failed">');
});
