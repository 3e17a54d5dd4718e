import { readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SampleBuild } from '../../test/sample-build.ts';
import { serializeSuppression, getSuppressionFile } from '../undo/suppressions.ts';
import { getCurrentRelease } from '../releases.ts';
import { applyChange } from '../transaction/apply-change.ts';
import { maxUndoHistory } from '../transaction/run-transaction.ts';
import { compareAndRepair, getNewestJournaledChange } from './compare-and-repair.ts';
import { formatComparison } from './report.ts';

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

const live = async (name: string) => path.join((await getCurrentRelease(site)) ?? '', name);
const textOf = async (name: string) => readFile(await live(name), 'utf8').catch(() => null);
const markNow = async () => ({
  release: path.basename((await getCurrentRelease(site)) ?? ''),
  number: await getNewestJournaledChange(site),
});
const compared = async (mark?: { release: string; number: number }) =>
  compareAndRepair({ buildDir: build.dir, siteDir: site, mark: mark ?? (await markNow()), now: new Date(2000) });
const change = (name: string, text: string) => applyChange(site, { write: new Map([[name, Buffer.from(text)]]), remove: [] }, facts);

test('leaves a matching site alone, ignoring assets of older code and unused media', async () => {
  await change('public/media/old.pdf', 'old');
  const before = await getCurrentRelease(site);
  const comparisonResult = await compared();
  expect(comparisonResult).toMatchObject({ differing: 0, differences: [], repaired: null, failure: null });
  expect(comparisonResult.files).toBeGreaterThan(2);
  expect(await getCurrentRelease(site)).toBe(before);
});

test('makes the pages of a build in Cyrillic, compares and repairs them', async () => {
  const named = html('<a href="/uz-cyrl/a" lang="uz-Cyrl" hrefLang="uz-Cyrl">Ўзбекча</a><p>Suv</p><i>Ochiq</i>');
  await build.write('public/uz/a/index.html', named);
  await build.write('.site/facts.json', JSON.stringify({ profile: 'institution', redirects: [], cyrillicWords: 'Ochiq' }));
  await build.publish(1500);
  expect(await textOf('public/uz-cyrl/a/index.html')).toContain('<p>Сув</p><i>Ochiq</i>');
  expect((await compared()).differing).toBe(0);
  await change('public/uz-cyrl/a/index.html', html('Suv'));
  await change('public/uz-cyrl/b/index.html', html('Yer'));
  expect((await compared()).differences.map(({ file }) => file)).toEqual(['public/uz-cyrl/a/index.html', 'public/uz-cyrl/b/index.html']);
  expect(await textOf('public/uz-cyrl/a/index.html')).toContain('<p>Сув</p>');
  expect(await textOf('public/uz-cyrl/b/index.html')).toBeNull();
});

test('reports the first difference of each file and publishes the build', async () => {
  await change('public/uz/a/index.html', html('wrong'));
  await change('public/uz/gone/index.html', html('gone'));
  await change('public/media/old.pdf', 'old');
  const comparisonResult = await compared();
  const at = html('a').indexOf('<body>') + '<body>'.length;
  expect(comparisonResult.differences).toEqual([
    expect.objectContaining({
      file: 'public/uz/a/index.html',
      at,
      built: expect.stringMatching(/^a/u),
      live: expect.stringMatching(/^wrong/u),
    }),
    expect.objectContaining({ file: 'public/uz/gone/index.html', at: null, built: null }),
  ]);
  expect(comparisonResult.repaired).toBe(path.basename((await getCurrentRelease(site)) ?? ''));
  expect(formatComparison(comparisonResult).join(' ')).toMatch(/differs from a full build in 2 files.*repaired by release/u);
  expect([await textOf('public/uz/a/index.html'), await textOf('public/uz/gone/index.html')]).toEqual([html('a'), null]);
  expect(await textOf('public/app-00000000000000000000.js')).toBe('run()');
  expect(await textOf('public/media/old.pdf')).toBe('old');
  expect((await compared()).differing).toBe(0);
});

test('finds and replaces a compressed variant with other content', async () => {
  const variantFile = await live('public/uz/a/index.html.br');
  const good = await readFile(variantFile);
  await unlink(variantFile);
  await writeFile(variantFile, 'broken');
  expect(await compared()).toMatchObject({ differing: 1, differences: [{ file: 'public/uz/a/index.html.br' }], failure: null });
  expect(await readFile(await live('public/uz/a/index.html.br'))).toEqual(good);
});

test('excludes and lists what was published since the build began, and retains it through a repair', async () => {
  await change('public/uz/a/index.html', html('wrong'));
  const mark = await markNow();
  await change('public/uz/b/index.html', html('newer than the build'));
  const comparisonResult = await compared(mark);
  expect(comparisonResult).toMatchObject({ differing: 1, leftOut: ['public/uz/b/index.html'] });
  expect(comparisonResult.repaired).not.toBeNull();
  expect(await textOf('public/uz/a/index.html')).toBe(html('a'));
  expect(await textOf('public/uz/b/index.html')).toBe(html('newer than the build'));
});

test('ignores suppressed content and keeps it suppressed after a repair', async () => {
  const suppression = serializeSuppression({ pages: { '/uz/b': 'x' }, files: {}, facts: null });
  await applyChange(
    site,
    { write: new Map([[getSuppressionFile(1), suppression]]), remove: ['public/uz/b/index.html', 'public/uz/b/index.html.br'] },
    facts,
  );
  expect(await compared()).toMatchObject({ differing: 0, repaired: null });
  await change('public/uz/a/index.html', html('wrong'));
  expect(await compared()).toMatchObject({ differing: 1 });
  expect([await textOf('public/uz/a/index.html'), await textOf('public/uz/b/index.html')]).toEqual([html('a'), null]);
  expect(await textOf(getSuppressionFile(1))).toBe(suppression.toString());
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
  const before = await getCurrentRelease(site);
  const comparisonResult = await compared();
  expect(comparisonResult).toMatchObject({ differing: 1, repaired: null, failure: expect.stringContaining('inline style') });
  expect(formatComparison(comparisonResult).at(-1)).toMatch(/^It could not be repaired: /u);
  expect(await getCurrentRelease(site)).toBe(before);
});

test('rejects a comparison with a site that was rebuilt meanwhile', async () => {
  await expect(compared({ release: 'another', number: 0 })).rejects.toThrow('built anew meanwhile');
});

test('rejects a comparison when the journals no longer cover every change since it began', async () => {
  const mark = await markNow();
  for (let count = 0; count <= maxUndoHistory; count += 1) await change('public/uz/a/index.html', html(String(count)));
  await expect(compared(mark)).rejects.toThrow('So much was published');
});
