import fs, { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createReleaseFacts, switchCurrentRelease, writeRelease } from '../../test/conformance/fixture-release.ts';
import { parseSiteAddress } from '../routing/site-address.ts';
import { watchCurrentRelease } from './watch-current-release.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'ochiq-edge-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

test('refreshes at most once a second, and shares a running refresh', async () => {
  let clock = 0;
  const current = watchCurrentRelease({ siteDir, site: parseSiteAddress('http://ochiq.test'), warn: () => undefined, now: () => clock });
  expect(await Promise.all([current(), current()])).toEqual([undefined, undefined]);

  await writeRelease(siteDir, createReleaseFacts('r1', 'institution'));
  await switchCurrentRelease(siteDir, 'r1');
  clock = 999;
  expect(await current()).toBeUndefined();
  clock = 1000;
  const [first, second] = await Promise.all([current(), current()]);
  expect(first?.id).toBe('r1');
  expect(second).toBe(first);
  clock = 2000;
  expect(await current()).toBe(first);
});

test('a forced refresh reads the state after the call', async () => {
  const current = watchCurrentRelease({ siteDir, site: parseSiteAddress('http://ochiq.test'), warn: () => undefined, now: () => 0 });
  expect(await current()).toBeUndefined();
  await writeRelease(siteDir, createReleaseFacts('r1', 'institution'));
  await switchCurrentRelease(siteDir, 'r1');
  expect(await current()).toBeUndefined();
  const [first, second] = await Promise.all([current('afresh'), current('afresh')]);
  expect(first?.id).toBe('r1');
  expect(second).toBe(first);
  await writeRelease(siteDir, createReleaseFacts('r2', 'institution'));
  await switchCurrentRelease(siteDir, 'r2');
  const [third] = await Promise.all([current('afresh'), current()]);
  expect(third?.id).toBe('r2');
  expect((await current())?.id).toBe('r2');
});

test('warns once about an unreadable release', async () => {
  let clock = 0;
  const warnings: string[] = [];
  const current = watchCurrentRelease({
    siteDir,
    site: parseSiteAddress('http://ochiq.test'),
    warn: (message) => warnings.push(message),
    now: () => (clock += 1000),
  });
  const folder = await writeRelease(siteDir, { ...createReleaseFacts('r1', 'institution'), redirects: [] });
  await rm(join(folder, 'public'), { recursive: true });
  await switchCurrentRelease(siteDir, 'r1');
  expect([await current(), await current()]).toEqual([undefined, undefined]);
  expect(warnings).toEqual([expect.stringContaining('cannot be read')]);
});

test('reads a release again after a temporary failure, though it has not changed', async () => {
  let clock = 0;
  const warn = jest.fn();
  const current = watchCurrentRelease({ siteDir, site: parseSiteAddress('http://ochiq.test'), warn, now: () => (clock += 1000) });
  const folder = await writeRelease(siteDir, createReleaseFacts('r1', 'institution'));
  await rename(join(folder, 'public'), join(folder, 'away'));
  await switchCurrentRelease(siteDir, 'r1');
  expect(await current()).toBeUndefined();
  await rename(join(folder, 'away'), join(folder, 'public'));
  expect((await current())?.id).toBe('r1');
});

test('keeps the release while the disk fails, and warns once', async () => {
  let clock = 0;
  const warnings: string[] = [];
  const current = watchCurrentRelease({
    siteDir,
    site: parseSiteAddress('http://ochiq.test'),
    warn: (message) => warnings.push(message),
    now: () => (clock += 1000),
  });
  await writeRelease(siteDir, { ...createReleaseFacts('r1', 'institution'), redirects: [] });
  await switchCurrentRelease(siteDir, 'r1');
  const live = await current();
  const fault = Object.assign(new Error('EIO: i/o error, lstat'), { code: 'EIO' });
  const broken = jest.spyOn(fs, 'realpath').mockRejectedValue(fault);
  expect([await current(), await current()]).toEqual([live, live]);
  broken.mockRestore();
  expect(await current()).toBe(live);
  expect(warnings).toEqual([`The release in ${siteDir} cannot be read: EIO: i/o error, lstat`]);
});
