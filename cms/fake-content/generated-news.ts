import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { Block } from '../src/content/seeding/parse-rich-text';
import { type NewsVocabulary, vocabularies } from './words/news-vocabulary';

/** The length of an article, in words. */
const minWords = 300;
const maxWords = 500;
const sentencesInParagraph = 4;
const paragraphsInPart = 3;

type Article = { title: string; slug: string; summary: string; body: Block[] };

const textBlock = (text: string) => [{ type: 'text' as const, text }];
const wordCount = (text: string) => text.split(' ').length;

function generateSentence({ sentence, when, where, who, did }: NewsVocabulary, random: () => number): string {
  return sentence({ when: pickItem(random, when), where: pickItem(random, where), who: pickItem(random, who), did: pickItem(random, did) });
}

const capitalize = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Generates a headline, shorter than a sentence: without time and place. */
const generateHeadline = ({ who, did }: NewsVocabulary, random: () => number) =>
  capitalize(`${pickItem(random, who)} ${pickItem(random, did)}`);

function generateBody(language: NewsVocabulary, random: () => number): Block[] {
  const targetWords = minWords + Math.floor(random() * (maxWords - minWords - 1));
  const blocks: Block[] = [];
  for (let wordsWritten = 0, paragraphs = 0; wordsWritten < targetWords; paragraphs += 1) {
    const heading = language.headings[paragraphs / paragraphsInPart - 1];
    if (heading !== undefined) blocks.push({ type: 'heading', level: 2, children: textBlock(heading) });
    const sentences: string[] = [];
    for (let count = 0; count < sentencesInParagraph && wordsWritten < targetWords; count += 1) {
      const sentence = `${generateSentence(language, random)}.`;
      sentences.push(sentence);
      wordsWritten += wordCount(sentence);
    }
    blocks.push({ type: 'paragraph', children: textBlock(sentences.join(' ')) });
  }
  return blocks;
}

/** Generates an article in a language from randomly drawn words; the number makes title and slug unique. */
function generateArticle(locale: Locale, number: number, random: () => number): Article {
  const language = vocabularies[locale];
  return {
    title: `${generateHeadline(language, random)} (${String(number)})`,
    slug: `${language.slug}-${String(number)}`,
    summary: `${generateSentence(language, random)}. ${generateSentence(language, random)}.`,
    body: generateBody(language, random),
  };
}

/** Creates a generator of pseudorandom numbers from 0 to 1, deterministic for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Picks one item of a list.
 * @throws RangeError the list is empty
 */
export function pickItem<T>(random: () => number, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

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
