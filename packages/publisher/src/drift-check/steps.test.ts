import { SampleBuild } from '../../test/sample-build.ts';
import { applyChange } from '../transaction/apply-change.ts';
import { readComparison } from './report.ts';
import { beginComparison, endComparison, failComparison } from './steps.ts';

const html = (body: string) => `<!doctype html><html lang="uz"><head><title>T</title></head><body>${body}</body></html>`;
const facts = { at: '2026-11-20T22:00:00.000Z', published: [], pages: 1 };
const atOnce = () => Promise.resolve();

let build: SampleBuild;
let site: string;

beforeEach(async () => {
  build = await SampleBuild.make(['/uz/a']);
  site = build.site;
  await build.write('.site/made-with', 'code one');
  await build.write('public/uz/a/index.html', html('a'));
  await build.publish(0);
});
afterEach(() => build.remove());

const end = (caughtUp = atOnce) => endComparison(build.dir, site, new Date(2000), caughtUp);
const change = () => applyChange(site, { write: new Map([['public/uz/a/index.html', Buffer.from(html('live'))]]), remove: [] }, facts);

test('ignores what becomes live during the build, even if the site is later than the build', async () => {
  await beginComparison(site, atOnce);
  const comparisonResult = await end(async () => {
    await change();
  });
  expect(comparisonResult).toMatchObject({ differing: 0, leftOut: ['public/uz/a/index.html'] });
  expect(await readComparison(site)).toEqual(comparisonResult);
});

test('reports a difference that existed before the build', async () => {
  await change();
  await beginComparison(site, atOnce);
  expect(await end()).toMatchObject({ differing: 1, repaired: '1970-01-01T00-00-02-000Z' });
});

test('rejects a build of other code', async () => {
  await beginComparison(site, atOnce);
  await build.write('.site/made-with', 'code two');
  await expect(end()).rejects.toThrow('other code');
});

test('stores why a comparison could not be made', async () => {
  await failComparison(site, new Date(2000), 'The CMS is away');
  expect(await readComparison(site)).toMatchObject({ files: 0, failure: 'The CMS is away', at: new Date(2000).toISOString() });
});
