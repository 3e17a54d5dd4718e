import { rm } from 'node:fs/promises';
import path from 'node:path';

import { applyChange } from './apply-change.ts';
import { compileChildScripts, waitForMessage, type ChildScripts } from './test/child-scripts.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import { sampleFacts, createSampleSite } from './test/sample-site.ts';

let scripts: ChildScripts;
beforeAll(async () => {
  scripts = await compileChildScripts();
});
afterAll(() => scripts.remove());

/** A version that shows whether it is whole: one letter, as often as its place in the alphabet times a thousand. */
const version = (number: number) => String.fromCharCode(97 + number).repeat((number + 1) * 1000);

test('returns a complete version to a reader while a file changes 200 times', async () => {
  const site = await createSampleSite({ 'public/page.html': version(0) });
  const reader = scripts.start('reading-child', [path.join(site, 'current/public/page.html')]);
  expect(await waitForMessage(reader)).toBe('ready');
  for (let count = 1; count <= 200; count += 1) {
    await applyChange(
      site,
      { write: new Map([['public/page.html', Buffer.from(version(count % 26))]]), remove: [] },
      sampleFacts,
      quickFileSystem,
    );
  }
  const summary = waitForMessage(reader);
  reader.send('stop');
  const { found, reads, versions } = (await summary) as { found: string | null; reads: number; versions: number };
  expect(found).toBeNull();
  expect(versions).toBeGreaterThan(10);
  expect(reads).toBeGreaterThan(200);
  await rm(site, { recursive: true });
});
