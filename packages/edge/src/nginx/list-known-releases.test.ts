import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createReleaseFacts, putFile, switchCurrentRelease } from '../../test/conformance/fixture-release.ts';
import { listKnownReleases } from './list-known-releases.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'ochiq-edge-'));
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

/** Writes as much of a release as nginx has to know. */
async function write(id: string, isMarked: boolean): Promise<void> {
  const folder = join(siteDir, 'releases', id);
  await putFile(join(folder, 'public/uz/index.html'), id);
  await putFile(join(folder, 'release.json'), JSON.stringify(createReleaseFacts(id, 'institution')));
  if (isMarked) await putFile(join(folder, id), '');
}

const listMarks = async () => (await listKnownReleases(siteDir)).map(({ mark }) => mark);

test('lists the mark of the current release alone', async () => {
  await write('r1', true);
  await write('r2', true);
  expect(await listMarks()).toEqual([undefined, undefined]);
  await switchCurrentRelease(siteDir, 'r1');
  expect(await listMarks()).toEqual([join(siteDir, 'current', 'r1'), undefined]);
  await switchCurrentRelease(siteDir, 'r2');
  expect(await listMarks()).toEqual([undefined, join(siteDir, 'current', 'r2')]);
});

test('lists a release that was published without a mark', async () => {
  await write('r1', false);
  await switchCurrentRelease(siteDir, 'r1');
  expect(await listMarks()).toEqual([undefined]);
});
