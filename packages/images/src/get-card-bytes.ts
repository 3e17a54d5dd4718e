import path from 'node:path';

import { renderCardPng, type CardContent } from './render-card-png.ts';
import type { FileCache } from './file-cache.ts';

/** A social card and its path on the site: another path for every other drawing. */
export type Card = CardContent & { path: string };

/** Returns the bytes of a card, from the cache where it was drawn before. */
export function getCardBytes(cache: FileCache, { path: to, ...words }: Card): Promise<Buffer> {
  return cache.getOrCreate(path.basename(to), () => renderCardPng(words));
}
