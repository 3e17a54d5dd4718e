import path from 'node:path';

import { atOnce } from './at-once.ts';
import { cardPicture, type CardWords } from './card-picture.ts';
import type { FileCache } from './file-cache.ts';

/** A card and the file to write; the file's name changes with what is drawn. */
export type CardFile = { words: CardWords; target: string };

/** Sharp works in threads of its own: more at a time would only take more memory. */
const limit = 2;

/**
 * Writes the cards; what was drawn before is taken from the cache.
 * @param done called after each
 * @returns how many had to be drawn
 */
export async function writeCards(cache: FileCache, cards: readonly CardFile[], done: () => void = () => undefined): Promise<number> {
  let drawn = 0;
  await atOnce(cards, limit, async ({ words, target }) => {
    if (await cache.bring(path.basename(target), target, () => cardPicture(words))) drawn += 1;
    done();
  });
  return drawn;
}
