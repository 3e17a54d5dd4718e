import sharp from 'sharp';

import { cardFile, type Card } from './card-file.ts';
import { cardSize } from './card-picture.ts';
import type { FileCache } from './file-cache.ts';

const card: Card = { title: 'A', label: null, name: 'x', seed: '/uz', path: '/cards/1a2b.png' };
const never = () => Promise.resolve();

test('renders a card under its name in the cache', async () => {
  const names: string[] = [];
  const empty: FileCache = {
    bytes: async (name, make) => {
      names.push(name);
      return Buffer.from(await make());
    },
    forgetOthers: never,
  };
  expect(await sharp(await cardFile(empty, card)).metadata()).toMatchObject({ format: 'png', ...cardSize });
  expect(names).toEqual(['1a2b.png']);
});

test('takes a card from the cache', async () => {
  const full: FileCache = { bytes: () => Promise.resolve(Buffer.from('drawn before')), forgetOthers: never };
  expect(await cardFile(full, card)).toEqual(Buffer.from('drawn before'));
});
