import sharp from 'sharp';

import { getCardBytes, type Card } from './get-card-bytes.ts';
import { cardSize } from './render-card-png.ts';
import type { FileCache } from './file-cache.ts';

const card: Card = { title: 'A', label: null, name: 'x', seed: '/uz', path: '/cards/1a2b.png' };
const never = () => Promise.resolve();

test('renders a card under its name in the cache', async () => {
  const names: string[] = [];
  const empty: FileCache = {
    getOrCreate: async (name, make) => {
      names.push(name);
      return Buffer.from(await make());
    },
    pruneUnused: never,
  };
  expect(await sharp(await getCardBytes(empty, card)).metadata()).toMatchObject({ format: 'png', ...cardSize });
  expect(names).toEqual(['1a2b.png']);
});

test('takes a card from the cache', async () => {
  const full: FileCache = { getOrCreate: () => Promise.resolve(Buffer.from('drawn before')), pruneUnused: never };
  expect(await getCardBytes(full, card)).toEqual(Buffer.from('drawn before'));
});
