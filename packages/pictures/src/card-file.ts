import path from 'node:path';

import { cardPicture, type CardWords } from './card-picture.ts';
import type { FileCache } from './file-cache.ts';

/** A card and where the site keeps it: another path for every other drawing. */
export type Card = CardWords & { path: string };

/** The bytes of a card; what was drawn before is taken from the cache. */
export function cardFile(cache: FileCache, { path: to, ...words }: Card): Promise<Buffer> {
  return cache.bytes(path.basename(to), () => cardPicture(words));
}
