import { localeCodes, type Locale } from '@ochiq/contract/locales';

import { madeStory, type Story } from './made-story';
import { pick, randomFrom } from './random';

/** Documents whose labels a news item may have, by their ids. */
export type Labels = { categories: readonly string[]; tags: readonly string[] };

export type MadeNews = {
  documentId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  category: string;
  tags: string[];
  stories: [locale: Locale, story: Story][];
};

const firstDay = Date.UTC(2009, 0, 1);
const days = 6200;
/** News per day: ten thousand in fourteen years. */
const aDay = 2;
const dayMs = 24 * 60 * 60 * 1000;
const mostTags = 3;

/** Returns a document id, as long as Strapi's own. */
const documentIdOf = (number: number) => `made${String(number).padStart(20, '0')}`;

/**
 * Generates a news item in three languages, the same for the same number. Dates increase with the number, as in an
 * archive that grew; after seventeen years they begin again.
 */
export function madeNews(number: number, { categories, tags }: Labels): MadeNews {
  const random = randomFrom(number);
  const day = Math.floor(number / aDay) % days;
  return {
    documentId: documentIdOf(number),
    date: new Date(firstDay + day * dayMs).toISOString().slice(0, 10),
    category: pick(random, categories),
    tags: [...new Set(Array.from({ length: Math.floor(random() * (mostTags + 1)) }, () => pick(random, tags)))],
    stories: localeCodes.map((locale) => [locale, madeStory(locale, number, random)]),
  };
}
