import { readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SampleBuild } from '../../test/sample-build.ts';
import { heldBytes, heldFile } from '../live/held.ts';
import { currentRelease } from '../releases.ts';
import { applyChange } from '../swap/apply-change.ts';
import { keptChanges } from '../swap/carry-out.ts';
import { compareAndRepair } from './compare-and-repair.ts';
import { newestChange } from './left-out.ts';
import { comparisonLines } from './report.ts';

const html = (body: string) => `<!doctype html><html lang="uz"><head><title>T</title></head><body>${body.padEnd(900, '.')}</body></html>`;
const facts = { at: '2026-11-20T22:00:00.000Z', published: [], pages: 1 };

let build: SampleBuild;
let site: string;

beforeEach(async () => {
  build = await SampleBuild.make(['/uz/a', '/uz/b']);
  site = build.site;
  await build.write('public/uz/a/index.html', html('a'));
  await build.write('public/uz/b/index.html', html('b'));
  await build.write('public/app-00000000000000000000.js', 'run()');
  await build.publish(0);
  await unlink(path.join(build.dir, 'public/app-00000000000000000000.js'));
  await build.write('public/app-11111111111111111111.js', 'run()');
  await build.publish(1000);
});
afterEach(() => build.remove());

const live = async (name: string) => path.join((await currentRelease(site)) ?? '', name);
const textOf = async (name: string) => readFile(await live(name), 'utf8').catch(() => null);
const markNow = async () => ({ release: path.basename((await currentRelease(site)) ?? ''), number: await newestChange(site) });
const compared = async (mark?: { release: string; number: number }) =>
  compareAndRepair({ buildDir: build.dir, siteDir: site, mark: mark ?? (await markNow()), now: new Date(2000) });
const change = (name: string, text: string) => applyChange(site, { write: new Map([[name, Buffer.from(text)]]), remove: [] }, facts);

test('leaves a matching site alone, ignoring assets of older code and unused media', async () => {
  await change('public/media/old.pdf', 'old');
  const before = await currentRelease(site);
  const told = await compared();
  expect(told).toMatchObject({ differing: 0, differences: [], repaired: null, failure: null });
  expect(told.files).toBeGreaterThan(2);
  expect(await currentRelease(site)).toBe(before);
});

test('reports the first difference of each file and publishes the build', async () => {
  await change('public/uz/a/index.html', html('wrong'));
  await change('public/uz/gone/index.html', html('gone'));
  await change('public/media/old.pdf', 'old');
  const told = await compared();
  const at = html('a').indexOf('<body>') + '<body>'.length;
  expect(told.differences).toEqual([
    expect.objectContaining({
      file: 'public/uz/a/index.html',
      at,
      built: expect.stringMatching(/^a/u),
      live: expect.stringMatching(/^wrong/u),
    }),
    expect.objectContaining({ file: 'public/uz/gone/index.html', at: null, built: null }),
  ]);
  expect(told.repaired).toBe(path.basename((await currentRelease(site)) ?? ''));
  expect(comparisonLines(told).join(' ')).toMatch(/differs from a full build in 2 files.*repaired by release/u);
  expect([await textOf('public/uz/a/index.html'), await textOf('public/uz/gone/index.html')]).toEqual([html('a'), null]);
  expect(await textOf('public/app-00000000000000000000.js')).toBe('run()');
  expect(await textOf('public/media/old.pdf')).toBe('old');
  expect((await compared()).differing).toBe(0);
});

test('finds and replaces a compressed variant with other content', async () => {
  const twin = await live('public/uz/a/index.html.br');
  const good = await readFile(twin);
  await unlink(twin);
  await writeFile(twin, 'broken');
  expect(await compared()).toMatchObject({ differing: 1, differences: [{ file: 'public/uz/a/index.html.br' }], failure: null });
  expect(await readFile(await live('public/uz/a/index.html.br'))).toEqual(good);
});

test('excludes and lists what was published since the build began, and retains it through a repair', async () => {
  await change('public/uz/a/index.html', html('wrong'));
  const mark = await markNow();
  await change('public/uz/b/index.html', html('newer than the build'));
  const told = await compared(mark);
  expect(told).toMatchObject({ differing: 1, leftOut: ['public/uz/b/index.html'] });
  expect(told.repaired).not.toBeNull();
  expect(await textOf('public/uz/a/index.html')).toBe(html('a'));
  expect(await textOf('public/uz/b/index.html')).toBe(html('newer than the build'));
});

test('ignores suppressed content and keeps it suppressed after a repair', async () => {
  const held = heldBytes({ pages: { '/uz/b': 'x' }, files: {}, facts: null });
  await applyChange(
    site,
    { write: new Map([[heldFile(1), held]]), remove: ['public/uz/b/index.html', 'public/uz/b/index.html.br'] },
    facts,
  );
  expect(await compared()).toMatchObject({ differing: 0, repaired: null });
  await change('public/uz/a/index.html', html('wrong'));
  expect(await compared()).toMatchObject({ differing: 1 });
  expect([await textOf('public/uz/a/index.html'), await textOf('public/uz/b/index.html')]).toEqual([html('a'), null]);
  expect(await textOf(heldFile(1))).toBe(held.toString());
});

test('reports and repairs different redirects', async () => {
  await build.write(
    '.site/facts.json',
    JSON.stringify({ profile: 'institution', redirects: [{ from: '/x', to: '/uz/a', permanent: true }] }),
  );
  expect(await compared()).toMatchObject({ differences: [{ file: 'release.json' }] });
  expect(await textOf('release.json')).toContain('"/x"');
});

test('leaves the site as it is when the build can’t be published, and still reports the difference', async () => {
  await build.write('public/uz/a/index.html', html('<p style="color:red">x</p>'));
  const before = await currentRelease(site);
  const told = await compared();
  expect(told).toMatchObject({ differing: 1, repaired: null, failure: expect.stringContaining('inline style') });
  expect(comparisonLines(told).at(-1)).toMatch(/^It could not be repaired: /u);
  expect(await currentRelease(site)).toBe(before);
});

test('rejects a comparison with a site that was rebuilt meanwhile', async () => {
  await expect(compared({ release: 'another', number: 0 })).rejects.toThrow('built anew meanwhile');
});

test('rejects a comparison when the journals no longer cover every change since it began', async () => {
  const mark = await markNow();
  for (let count = 0; count <= keptChanges; count += 1) await change('public/uz/a/index.html', html(String(count)));
  await expect(compared(mark)).rejects.toThrow('So much was published');
});
