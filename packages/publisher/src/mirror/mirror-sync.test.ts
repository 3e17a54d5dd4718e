import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { MirroredSite } from '../../test/mirrored-site.ts';

const hashed = `main-${'0a'.repeat(10)}.js`;
const tree = {
  'public/index.html': 'home',
  'public/uz/news/a/index.html': 'a',
  'public/uz/news/a/index.html.br': 'a packed',
  'public/page-data/uz/news/a/page-data.json': '{}',
  [`public/${hashed}`]: 'code',
  'public/media/boʻri.svg': '<svg/>',
  'public/media/data.tar.gz': 'packed',
  'public/.secret': 'nobody’s',
  'release.json': '{}',
};
const names = Object.keys(tree)
  .filter((file) => file.startsWith('public/') && file !== 'public/.secret')
  .map((file) => file.slice('public/'.length))
  .sort();
const noPages = names.filter((name) => !name.includes('.html'));

let site: MirroredSite;
beforeEach(async () => {
  site = await MirroredSite.make(tree);
});
afterEach(() => site.remove());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await wait(5);
};

test('uploads all public files at the first start, pages last, with the headers of the edge', async () => {
  const done = await site.mirror();
  expect(await site.bucket.names()).toEqual(names);
  expect(done.slice(0, noPages.length).sort()).toEqual(noPages.map((name) => `+${name}`));
  const readHeaders = async (name: string) => {
    const { headers, text } = await site.bucket.get(name);
    const headerValues = ['content-type', 'cache-control', 'content-encoding'].map((header) => headers.get(header));
    return [text, ...headerValues];
  };
  const revalidate = 'public, max-age=0, must-revalidate';
  expect(await readHeaders('uz/news/a/index.html')).toEqual(['a', 'text/html; charset=utf-8', revalidate, null]);
  expect(await readHeaders(hashed)).toEqual(['code', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null]);
  expect(await readHeaders('media/data.tar.gz')).toEqual(['packed', 'application/gzip', revalidate, null]);
  const variantHeaders = await site.bucket.client().head('uz/news/a/index.html.br');
  expect([variantHeaders?.get('content-type'), variantHeaders?.get('content-encoding')]).toEqual(['text/html; charset=utf-8', 'br']);
  expect(site.keeper.state).toEqual({ left: 0, done: { put: names.length, removed: 0, purged: names.length - 1 }, problem: null });
});

test('uploads exactly the files of a change and purges exactly their addresses, removals last', async () => {
  await site.mirror();
  site.caches.takeAddresses();
  await site.change({
    'public/index.html': 'new home',
    'public/uz/news/a/index.html': null,
    'public/uz/news/a/index.html.br': null,
    'public/uz/b/index.html': 'b',
    'public/media/b.png': 'png',
  });
  const done = await site.mirror();
  expect([done[0], done.slice(1, 3).sort(), done.slice(3).sort()]).toEqual([
    '+media/b.png',
    ['+index.html', '+uz/b/index.html'],
    ['-uz/news/a/index.html', '-uz/news/a/index.html.br'],
  ]);
  expect(site.caches.takeAddresses()).toEqual(['/x', '/x/media/b.png', '/x/uz/b', '/x/uz/news/a']);
  expect([...site.caches.keys]).toEqual(['Bearer a key for caches']);
  expect((await site.bucket.get('index.html')).text).toBe('new home');
  expect(await site.bucket.names()).not.toContain('uz/news/a/index.html');
  expect(await site.mirror()).toEqual([]);
});

test('uploads only the differences of a new release', async () => {
  await site.mirror();
  site.caches.takeAddresses();
  const rest = Object.fromEntries(Object.entries(tree).filter(([file]) => file !== 'public/index.html'));
  await site.release('r2', { ...rest, 'public/uz/news/a/index.html': 'A', 'public/uz/c/index.html': 'c' });
  expect(new Set(await site.mirror())).toEqual(new Set(['+uz/c/index.html', '+uz/news/a/index.html', '-index.html']));
  expect(site.caches.takeAddresses()).toEqual(['/x', '/x/uz/c', '/x/uz/news/a']);
});

test.each([0, 1, 3, 5])('resumes after %i files when killed, and purges every address', async (count) => {
  await site.restart({ until: count });
  await site.mirror();
  expect(site.caches.takeAddresses()).toEqual([]);
  await site.restart();
  await site.mirror();
  expect(await site.bucket.names()).toEqual(names);
  expect(site.caches.takeAddresses()).toHaveLength(names.length - 1);
});

test('resumes a killed change together with later changes', async () => {
  await site.mirror();
  site.caches.takeAddresses();
  await site.change({ 'public/a.txt': 'a', 'public/b.txt': 'b', 'public/index.html': null });
  await site.restart({ until: 1 });
  await site.mirror();
  await site.change({ 'public/a.txt': null, 'public/c.txt': 'c' });
  await site.restart();
  await site.mirror();
  expect(await site.bucket.names()).toEqual([...names.filter((name) => name !== 'index.html'), 'b.txt', 'c.txt'].sort());
  expect(site.caches.takeAddresses()).toEqual(['/x', '/x/a.txt', '/x/b.txt', '/x/c.txt']);
});

test('reports a storage that is down once, without blocking, and catches up afterwards', async () => {
  await site.mirror();
  await site.bucket.shutDown();
  await site.change({ 'public/index.html': 'one' });
  site.keeper.changed();
  await until(() => site.keeper.state.problem !== null);
  await site.change({ 'public/index.html': 'two' });
  site.keeper.changed();
  await site.bucket.restart();
  await site.keeper.whenIdle();
  expect((await site.bucket.get('index.html')).text).toBe('two');
  expect(site.lines).toEqual([
    expect.stringMatching(/^The mirror is not true to the site: http:\/\/127\.0\.0\.1:\d+ does not answer$/u),
    'The mirror is true to the site again',
  ]);
});

test('reports a wrong key by the storage’s error code, and never repeats it', async () => {
  await site.restart({ key: 'S3RVER:hush-hush-hush' });
  site.keeper.changed();
  await until(() => site.keeper.state.problem !== null);
  expect(site.keeper.state.problem).toContain('403 SignatureDoesNotMatch');
  expect(site.lines).toHaveLength(1);
  expect(JSON.stringify([site.lines, site.keeper.state])).not.toContain('hush');
});

test('compares everything when the checkpoint is missing, uploads differences and removes surplus files', async () => {
  await site.mirror();
  site.caches.takeAddresses();
  const words = (body: string) => () => Promise.resolve({ headers: {}, body });
  await site.bucket.client().put('index.html', words('HOME'));
  await site.bucket.client().put('old/index.html', words('old'));
  await site.loseMark();
  expect(await site.mirror()).toEqual(['+index.html', '-old/index.html']);
  expect(site.caches.takeAddresses()).toEqual(['/x', '/x/old']);
});

test('compares by the stored hash where the storage’s tags are not hashes', async () => {
  await site.mirror();
  await writeFile(path.join(site.bucket.folder, 'site', 'live', 'index.html._S3rver_object.md5'), 'f'.repeat(32));
  await site.loseMark();
  expect(await site.mirror()).toEqual([]);
});

test('leaves a bucket with foreign files unchanged', async () => {
  await site.bucket.client().put('report.pdf', () => Promise.resolve({ headers: {}, body: 'a report' }));
  site.keeper.changed();
  await until(() => site.keeper.state.problem !== null);
  expect(site.keeper.state.problem).toContain('holds 1 files that no mirror put there, first report.pdf');
  expect(await site.bucket.names()).toEqual(['report.pdf']);
});

test('retries a failed purge later without uploading files again', async () => {
  await site.mirror();
  site.caches.takeAddresses();
  site.caches.status = 503;
  await site.change({ 'public/index.html': 'one' });
  site.keeper.changed();
  await until(() => site.keeper.state.problem !== null);
  expect(site.keeper.state.problem).toMatch(/^The purge address at 127\.0\.0\.1:\d+ answers 503/u);
  await site.restart();
  site.caches.status = 204;
  await site.mirror();
  expect(site.done).toEqual([]);
  expect(site.caches.takeAddresses()).toEqual(['/x']);
});

test('lists and purges more files than one page or batch holds', async () => {
  const many = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`public/data/${String(index)}.csv`, String(index)]));
  await site.mirror();
  site.caches.takeAddresses();
  await site.release('r2', { ...tree, ...many });
  await site.mirror();
  expect(site.caches.receivedPaths.map((paths) => paths.length)).toEqual([500, 500, 100]);
  await site.loseMark();
  expect(await site.mirror()).toEqual([]);
});
