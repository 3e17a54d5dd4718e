import type { Locale } from '@ochiq/contract/routing/locales';

import type { Block } from '../src/content/seeding/parse-rich-text';
import { pickItem } from './random';
import { vocabularies, type NewsVocabulary } from './words/news-vocabulary';

/** The length of an article, in words. */
const minWords = 300;
const maxWords = 500;
const sentencesInParagraph = 4;
const paragraphsInPart = 3;

export type Article = { title: string; slug: string; summary: string; body: Block[] };

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
export function generateArticle(locale: Locale, number: number, random: () => number): Article {
  const language = vocabularies[locale];
  return {
    title: `${generateHeadline(language, random)} (${String(number)})`,
    slug: `${language.slug}-${String(number)}`,
    summary: `${generateSentence(language, random)}. ${generateSentence(language, random)}.`,
    body: generateBody(language, random),
  };
}
