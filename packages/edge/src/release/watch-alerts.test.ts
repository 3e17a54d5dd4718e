import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getAlertDataPath } from '@ochiq/contract/routing/alert-place';

import { putAlert } from '../../test/conformance/fixture-alert.ts';
import { createReleaseFacts, putFile, writeRelease } from '../../test/conformance/fixture-release.ts';
import { findFile } from './release-files.ts';
import { watchAlerts } from './watch-alerts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ochiq-edge-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function followFixture() {
  const release = await writeRelease(folder, createReleaseFacts('r1', 'institution'));
  await putAlert(release);
  const disk = { isBroken: false };
  const warn = jest.fn<undefined, [string]>();
  let clock = 0;
  const alertOf = watchAlerts({
    find: (path) => (disk.isBroken ? Promise.reject(new Error('EIO: i/o error')) : findFile(join(release, 'public'), path)),
    warn,
    now: () => (clock += 1000),
  });
  return { disk, warn, alertOf, release };
}

test('keeps the known alert while the disk fails, and warns once', async () => {
  const { disk, warn, alertOf } = await followFixture();
  const known = await alertOf('uz');
  expect(known?.html).toEqual(expect.any(String));
  disk.isBroken = true;
  expect([await alertOf('uz'), await alertOf('uz')]).toEqual([known, known]);
  const about = warn.mock.calls.flat().filter((line) => line.includes('/alert/uz.json'));
  expect(about).toEqual(['The alert in /alert/uz.json cannot be read: EIO: i/o error']);
});

test('reads an alert again after a temporary failure, though its file has not changed', async () => {
  const { disk, alertOf } = await followFixture();
  disk.isBroken = true;
  expect(await alertOf('uz')).toBeUndefined();
  disk.isBroken = false;
  expect(await alertOf('uz')).toBeDefined();
});

test('keeps the known alert where the new one is invalid', async () => {
  const { alertOf, release } = await followFixture();
  const known = await alertOf('uz');
  await putFile(join(release, 'public', getAlertDataPath('uz')), '{', new Date());
  expect(known).toBeDefined();
  expect(await alertOf('uz')).toBe(known);
});
