import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { normalizePath } from '@ochiq/contract/routing/match-path';
import { isServicePath } from '@ochiq/pages/create-link-targets';
import { isSiteFile } from '@ochiq/pages/metadata-files/places';
import * as fc from 'fast-check';

import { linkTreeSync } from '../../test/link-tree.ts';
import { applyEdit, edit, missingUpload, respondAsMediaLibrary, type Edit } from '../../test/random-edits.ts';
import { SamplePublisher } from '../../test/sample-publisher.ts';
import { getPageFile, parsePageDataFile } from '../site-paths.ts';
import { readPageLinks } from '../validation/page-links.ts';
import type { Publisher } from './publisher.ts';

const siteUrl = 'https://ochiq.example';
const own = '/en/news/news-1-en';
const list = '/en/news';

let sample: SamplePublisher;
let publisher: Publisher;

beforeEach(async () => {
  ({ sample, publisher } = await SamplePublisher.begin());
});
afterEach(() => sample.end());

const news = (fields: Record<string, unknown>) => sample.cms.publish('news', 'news-1', 'en', fields);
const changeFolders = () => readdirSync(path.join(sample.site, 'changes')).sort();

/** Looks at the site while the own pages are live and others follow; tells how often. */
function lookBetween(look: () => Promise<void> | void): { times: number } {
  const seen = { times: 0 };
  sample.searchChanged = async () => {
    if (!publisher.published[0]?.facts.following) return;
    seen.times += 1;
    await look();
  };
  return seen;
}

/** Copies the site as it is now, as if the publisher died, for another one with the same CMS. */
async function dieNow(): Promise<SamplePublisher> {
  const other = await SamplePublisher.make(sample.cms);
  rmSync(other.site, { recursive: true });
  linkTreeSync(sample.site, other.site);
  return other;
}

async function expectBuilt(one: SamplePublisher): Promise<void> {
  const built = await one.createRebuiltSite();
  const [live, expected] = [await one.readTree(), await built.readTree()];
  const differing = [...new Set([...Object.keys(live), ...Object.keys(expected)])].filter((name) => live[name] !== expected[name]);
  expect(differing).toEqual([]);
  await built.remove();
}

test('publishes the own page in all its forms first, then the pages that mention it', async () => {
  const readAll = () => Promise.all([own, '/news/news-1-en', list].map(sample.readPage));
  const forms: (string | null)[][] = [];
  const seen = lookBetween(async () => void forms.push(await readAll()));
  news({ title: 'Fresh water' });
  const { applied } = await publisher.turn();
  expect(seen.times).toBe(1);
  const says = (texts: (string | null)[]) => texts.map((text) => text?.includes('Fresh water'));
  const [page, plain, others] = says(forms[0] ?? []);
  expect([page, others]).toEqual([true, false]);
  expect(says(await readAll())).toEqual([true, plain, true]);
  expect(applied).toMatchObject({ number: 1, last: 2, ownPages: { pages: expect.any(Number) as number } });
  expect(publisher.published).toHaveLength(1);
  await expectBuilt(sample);
});

test('plans sitemaps and feeds when the own page is live', async () => {
  const planned = new Map<string, boolean>();
  const { compress } = sample;
  sample.compress = (file) => {
    if (isSiteFile(file.name)) planned.set(file.name, (publisher.published[0]?.facts.following ?? 0) > 0);
    return compress(file);
  };
  news({ title: 'Fresh water' });
  await publisher.turn();
  expect([...planned.keys()]).toContain('feeds/en/news.atom');
  expect([...planned.values()].every(Boolean)).toBe(true);
  await expectBuilt(sample);
});

test('publishes few pages, and a removal, in one step', async () => {
  const seen = lookBetween(() => undefined);
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  sample.cms.unpublish('tender', 'tender-1', 'en');
  await publisher.turn();
  expect([seen.times, changeFolders()]).toEqual([0, ['1', '2']]);
});

test('has the page at both addresses while the links to the old one are still there', async () => {
  const moved = '/en/news/elsewhere';
  const between: boolean[] = [];
  const seen = lookBetween(async () => {
    between.push(...[await sample.readPage(own), await sample.readPage(moved)].map((page) => page !== null));
  });
  news({ slug: 'elsewhere' });
  await publisher.turn();
  expect([seen.times, between]).toEqual([1, [true, true]]);
  expect(await sample.readPage(own)).toBeNull();
  await expectBuilt(sample);
});

const leadingTo = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'see' }] }] }];

test('publishes pages that lead to each other in the first step together', async () => {
  const seen = lookBetween(() => undefined);
  const base = sample.cms.version('announcement', 'announcement-1', 'en');
  sample.cms.publish('announcement', 'announcement-2', 'en', { title: 'Second', slug: 'second' }, base);
  news({ title: 'Fresh water', body: leadingTo('/announcements/second') });
  await publisher.turn();
  expect(seen.times).toBe(1);
  expect(await sample.readPage(own)).toContain('/en/announcements/second');
});

test('publishes everything at once where the own page leads to what comes with the second step', async () => {
  const seen = lookBetween(() => undefined);
  // The list of a category is no page of the news item itself.
  sample.cms.publish(
    'category',
    'category-2',
    'en',
    { name: 'Rivers', slug: 'rivers' },
    sample.cms.version('category', 'category-1', 'en'),
  );
  const category = sample.cms.version('news', 'news-1', 'en')?.value['category'];
  news({ title: 'Fresh water', category: { ...(category as object), documentId: 'category-2' } });
  await publisher.turn();
  expect(await sample.readPage(own)).toContain('/en/news/category/rivers');
  expect([seen.times, changeFolders()]).toEqual([0, ['1']]);
  await expectBuilt(sample);
});

test('holds back an entry whose own page fails, and publishes the others at once', async () => {
  const seen = lookBetween(() => undefined);
  sample.broken.add(own);
  news({ title: 'Unsayable' });
  await publisher.turn();
  expect(seen.times).toBe(0);
  expect(publisher.quarantine.held).toHaveLength(1);
});

test('undoes both steps as one, and the undo of it', async () => {
  const before = await sample.readTree();
  news({ title: 'Wrong', slug: 'elsewhere' });
  await publisher.turn();
  const after = await sample.readTree();
  expect(changeFolders()).toEqual(['1', '2']);
  const undone = await publisher.undo(2);
  expect(undone).toMatchObject({ undoes: 1 });
  expect(await sample.readTree()).toEqual(before);
  expect((await publisher.turn()).applied).toBeNull();
  await publisher.undo(undone.number);
  expect(await sample.readTree()).toEqual(after);
  expect((await publisher.turn()).applied).toBeNull();
});

test('completes the publication after it died between the steps, as one that is undone as a whole', async () => {
  const before = await sample.readTree();
  let other: SamplePublisher | undefined;
  const seen = lookBetween(async () => void (other = await dieNow()));
  news({ title: 'Fresh water' });
  await publisher.turn();
  if (!other) throw new Error(`There were ${String(seen.times)} first steps`);
  expect(await other.readPage(list)).not.toContain('Fresh water');
  const next = await other.start();
  expect(await other.readPage(list)).toContain('Fresh water');
  await expectBuilt(other);
  expect(next.published).toMatchObject([{ number: 1, last: 2, facts: { published: [{ documentId: 'news-1' }] } }]);
  await next.undo(null);
  expect(await other.readTree()).toEqual(before);
  expect((await next.turn()).applied).toBeNull();
  expect(await other.readTree()).toEqual(before);
  await other.remove();
});

test('completes the publication with the next turn where the second step fails', async () => {
  const foreign = path.join(sample.site, 'changes/2');
  // As if another publisher had changed the site.
  const seen = lookBetween(() => mkdirSync(foreign));
  news({ title: 'Fresh water' });
  await expect(publisher.turn()).rejects.toThrow('Another publisher has changed the site meanwhile');
  rmSync(foreign, { recursive: true });
  expect((await publisher.turn()).changes).toMatchObject([{ documentId: 'news-1' }]);
  expect(seen.times).toBe(1);
  expect(publisher.published).toMatchObject([{ number: 1, last: 2 }]);
  await expectBuilt(sample);
});

/** Returns whether readers find something at a path of the site. */
function isThere(sitePath: string): boolean {
  const release = path.join(sample.site, 'current');
  const redirects = (JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')) as { redirects: { from: string }[] }).redirects;
  const isRedirect = redirects.some(({ from }) => normalizePath(from) === sitePath);
  const files = [getPageFile(sitePath), sitePath.slice(1)].filter((name) => name !== '');
  return isRedirect || isServicePath(sitePath) || files.some((name) => existsSync(path.join(release, 'public', name)));
}

/** Finds the links of the newest change's pages to what is not there. */
function findDeadLinks(): string[] {
  const pages = publisher.published[0]?.written.flatMap((file) => parsePageDataFile(file.replace(/^public\//u, '')) ?? []) ?? [];
  return pages.flatMap((page) => {
    const links = readPageLinks(readFileSync(path.join(sample.site, 'current/public', getPageFile(page)), 'utf8'), page, siteUrl);
    if ('fault' in links) return [`${page} ${links.fault}`];
    return [...links.links, ...links.alternates].filter((link) => !isThere(link)).map((link) => `${page} → ${link}`);
  });
}

test('links to nothing that is not there yet, whatever editors do, and ends as a build would even if it dies there', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respondAsMediaLibrary);
  const total = { steps: 0 };
  const edits = fc.array(
    // A build has no media library that lacks files.
    edit.filter((what) => what.kind !== 'blur' && !(what.kind === 'illustrate' && what.file === missingUpload)),
    { minLength: 6, maxLength: 8 },
  );
  const follow = async (all: readonly Edit[]) => {
    let left: SamplePublisher | undefined;
    const dead: string[] = [];
    const seen = lookBetween(async () => {
      dead.push(...findDeadLinks());
      left = await dieNow();
    });
    for (const [index, what] of all.entries()) {
      applyEdit(sample.cms, sample.cms.raw, what, `word${String(index)}`);
      await left?.remove();
      left = undefined;
      await publisher.turn();
    }
    total.steps += seen.times;
    expect(dead).toEqual([]);
    await expectBuilt(sample);
    if (!left) return;
    await left.start();
    await expectBuilt(left);
    await left.remove();
  };
  await fc.assert(fc.asyncProperty(edits, follow), { numRuns: 3 });
  expect(total.steps).toBeGreaterThan(0);
});
