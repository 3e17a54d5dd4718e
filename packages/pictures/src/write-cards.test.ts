import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openCache } from './file-cache.ts';
import { writeCards } from './write-cards.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('every card is written, and drawn only where it was not drawn before', async () => {
  const cards = ['a', 'b'].map((title) => ({
    words: { title, label: null, name: 'x', seed: title },
    target: path.join(folder, `${title}.png`),
  }));
  const done = jest.fn();
  const cache = await openCache(path.join(folder, 'cache'));
  expect(await writeCards(cache, cards.slice(0, 1))).toBe(1);
  expect(await writeCards(cache, cards, done)).toBe(1);
  expect(done).toHaveBeenCalledTimes(2);
  expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.png', 'cache']);
});
