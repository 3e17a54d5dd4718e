import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { generateArticle, type Article } from './generate-article';
import { pickItem, createRandom } from './random';

/** Documents whose labels a news item may have, by their ids. */
export type NewsLabels = { categories: readonly string[]; tags: readonly string[] };

export type GeneratedNews = {
  documentId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  category: string;
  tags: string[];
  stories: [locale: Locale, story: Article][];
};

const firstDay = Date.UTC(2009, 0, 1);
const days = 6200;
/** News per day: ten thousand in fourteen years. */
const newsPerDay = 2;
const dayMs = 24 * 60 * 60 * 1000;
const maxTags = 3;

/** Returns a document id, as long as Strapi's own. */
const toDocumentId = (number: number) => `made${String(number).padStart(20, '0')}`;

/**
 * Generates a news item in three languages, the same for the same number. Dates increase with the number, as in an
 * archive that grew; after seventeen years they begin again.
 */
export function generateNews(number: number, { categories, tags }: NewsLabels): GeneratedNews {
  const random = createRandom(number);
  const day = Math.floor(number / newsPerDay) % days;
  return {
    documentId: toDocumentId(number),
    date: new Date(firstDay + day * dayMs).toISOString().slice(0, 10),
    category: pickItem(random, categories),
    tags: [...new Set(Array.from({ length: Math.floor(random() * (maxTags + 1)) }, () => pickItem(random, tags)))],
    stories: localeCodes.map((locale) => [locale, generateArticle(locale, number, random)]),
  };
}
