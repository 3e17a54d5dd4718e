import path from 'node:path';

import { cardPicture, type CardWords } from './card-picture.ts';
import type { FileCache } from './file-cache.ts';

/** A social card and its path on the site: another path for every other drawing. */
export type Card = CardWords & { path: string };

/** Returns the bytes of a card, from the cache where it was drawn before. */
export function cardFile(cache: FileCache, { path: to, ...words }: Card): Promise<Buffer> {
  return cache.bytes(path.basename(to), () => cardPicture(words));
}
