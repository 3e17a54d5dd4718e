import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openSearchThreads, type SearchThreads } from './search-threads.ts';
import { createDocument, createIndexFolder, createQuery, type IndexFolder } from './test/sample.ts';

let folder: IndexFolder;
let search: SearchThreads | null;
beforeEach(() => {
  folder = createIndexFolder();
  search = null;
});
afterEach(async () => {
  await search?.close();
  folder.remove();
});

const well = createDocument({ path: '/uz/news/well', title: 'Quduq' });

/** A thread that does this with what it is asked. */
function threadThat(does: string): URL {
  folder.writer().rebuild([well], 'one');
  const file = path.join(path.dirname(folder.file), 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const say = (reply) => parentPort.postMessage(JSON.stringify(reply));
    parentPort.on('message', ({ id, kind, typed }) => { ${does} });`,
  );
  return pathToFileURL(file);
}

test('returns the same results from threads as from the index, in each of its states', async () => {
  search = openSearchThreads(folder.file, { threadFile: new URL('../test/thread-of-sources.mjs', import.meta.url) });
  expect(await search.search(createQuery('quduq'))).toBeNull();
  folder.writer().rebuild([well], 'one');
  const [one, other] = await Promise.all([search.search(createQuery('quduq')), search.search(createQuery('quduqlar'))]);
  expect([one?.total, other?.total]).toEqual([1, 1]);
  expect(await search.suggest('uz', 'qud')).toEqual([{ path: '/uz/news/well', title: [{ text: 'Quduq', isMatch: true }], type: 'news' }]);
});

test('does not block other queries by a slow one', async () => {
  const threadFile = threadThat(`if (typed !== 'slow') say({ kind, id, answer: [] });`);
  search = openSearchThreads(folder.file, { threadFile, timeoutMs: 60_000 });
  const slow = search.suggest('uz', 'slow');
  const refused = expect(slow).rejects.toThrow('Search gave no answer');
  const openThreads = search;
  expect(await Promise.all(Array.from({ length: 3 }, () => openThreads.suggest('uz', 'quick')))).toEqual([[], [], []]);
  await search.close();
  await refused;
});

test.each([
  ['throws', `if (typed === 'bad') throw new Error('torn'); say({ kind, id, answer: [] });`, 'torn'],
  ['never ends', `if (typed === 'bad') for (;;); say({ kind, id, answer: [] });`, 'it took too long'],
  ['fails', `say(typed === 'bad' ? { kind: 'failed', id, message: 'the disk' } : { kind, id, answer: [] });`, 'the disk'],
])('rejects a query whose thread %s, and runs the next one', async (_, does, why) => {
  search = openSearchThreads(folder.file, { threadFile: threadThat(does), threads: 1, timeoutMs: 1000 });
  await expect(search.suggest('uz', 'bad')).rejects.toThrow(why);
  expect(await search.suggest('uz', 'good')).toEqual([]);
});
