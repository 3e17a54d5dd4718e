import type { Locale } from '@ochiq/contract/locales';

import type { Block } from '../seeding/rich-text';
import { pick } from './random';
import { words, type Words } from './words/words';

/** The length of an article, in words. */
const least = 300;
const most = 500;
const sentencesInParagraph = 4;
const paragraphsInPart = 3;

export type Story = { title: string; slug: string; summary: string; body: Block[] };

const textBlock = (text: string) => [{ type: 'text' as const, text }];
const wordCount = (text: string) => text.split(' ').length;

function made({ sentence, when, where, who, did }: Words, random: () => number): string {
  return sentence({ when: pick(random, when), where: pick(random, where), who: pick(random, who), did: pick(random, did) });
}

const withCapital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Generates a headline, shorter than a sentence: without time and place. */
const headline = ({ who, did }: Words, random: () => number) => withCapital(`${pick(random, who)} ${pick(random, did)}`);

function bodyOf(language: Words, random: () => number): Block[] {
  const wanted = least + Math.floor(random() * (most - least - 1));
  const blocks: Block[] = [];
  for (let written = 0, paragraphs = 0; written < wanted; paragraphs += 1) {
    const heading = language.headings[paragraphs / paragraphsInPart - 1];
    if (heading !== undefined) blocks.push({ type: 'heading', level: 2, children: textBlock(heading) });
    const sentences: string[] = [];
    for (let count = 0; count < sentencesInParagraph && written < wanted; count += 1) {
      const sentence = `${made(language, random)}.`;
      sentences.push(sentence);
      written += wordCount(sentence);
    }
    blocks.push({ type: 'paragraph', children: textBlock(sentences.join(' ')) });
  }
  return blocks;
}

/** Generates an article in a language from randomly drawn words; the number makes title and slug unique. */
export function madeStory(locale: Locale, number: number, random: () => number): Story {
  const language = words[locale];
  return {
    title: `${headline(language, random)} (${String(number)})`,
    slug: `${language.slug}-${String(number)}`,
    summary: `${made(language, random)}. ${made(language, random)}.`,
    body: bodyOf(language, random),
  };
}
