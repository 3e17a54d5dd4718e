import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import { toUzbekLetters } from '../rich-text/typing/uzbek-letters.ts';
import type { TextCheck } from './finding.ts';

const listMatches = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([words]) => words.trim());

/** Letters of both alphabets in one word look right and can't be searched for: `сув` with a Latin `c`. */
export const findMixedLetters: TextCheck = (text) =>
  listMatches(text, /[\p{L}\p{M}]+/gu).filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));

/** Addresses of pages and of mail are no words. */
const address = /@|\/\//u;

/** Finds Uzbek words with another sign in the place of ʻ or ʼ. */
export const findApostrophes: TextCheck = (text, locale) =>
  locale === 'uz' ? listMatches(text, /\S+/gu).filter((word) => !address.test(word) && toUzbekLetters(word) !== word) : [];

/** Shorter ones are abbreviations. */
const [minCapitals, minCapitalWord] = [12, 5] as const;

/** Finds words in capital letters: several in a row, of which one at least is no abbreviation. */
export const findCapitals: TextCheck = (text) =>
  listMatches(text, /\p{Lu}[\p{Lu}ʻʼ'’-]+(?:[\s,:–—-]+\p{Lu}[\p{Lu}ʻʼ'’-]*)+/gu).filter(
    (words) => words.length >= minCapitals && words.split(/[\s,:–—-]+/u).some((word) => word.length >= minCapitalWord),
  );

/** What counts, after which a point is no section or version: units and shares. */
const unit = String.raw`(?:%|km|m|sm|mm|kg|t|ga|l|m3|m³|m²|mln|mlrd|million|ming|км|м|см|мм|кг|т|га|л|м3|м³|м²|млн|млрд|тыс)(?![\p{L}\p{N}])`;

const numberForms: Localized<readonly RegExp[]> = {
  // Decimals have a comma, groups a space.
  uz: [/(?<![\p{N}.,])\d{1,3}(?:,\d{3}){2,}(?![\p{N}])/gu, new RegExp(String.raw`(?<![\p{N}.,])\d+\.\d+\s?${unit}`, 'gu')],
  ru: [/(?<![\p{N}.,])\d{1,3}(?:,\d{3}){2,}(?![\p{N}])/gu, new RegExp(String.raw`(?<![\p{N}.,])\d+\.\d+\s?${unit}`, 'gu')],
  // Decimals have a point, groups a comma.
  en: [/(?<![\p{N}.,\s])\d{1,3}(?:[ \u00A0]\d{3}){2,}(?![\p{N}])/gu, new RegExp(String.raw`(?<![\p{N}.,])\d+,\d{1,2}\s?${unit}`, 'gu')],
};

/** Finds numbers in the form of another language. */
export const findNumberForms: TextCheck = (text, locale) => numberForms[locale].flatMap((pattern) => listMatches(text, pattern));

const uzbekMonths = 'yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|sentyabr|oktabr|oktyabr|noyabr|dekabr';
const russianMonths = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
/** A day that is the fourth of May here and the fifth of April there. */
const slashed = /(?<![\p{N}/])\d{1,2}\/\d{1,2}\/\d{2,4}(?![\p{N}/])/gu;

const dateForms: Readonly<Record<Locale, readonly RegExp[]>> = {
  // 2026-yil 24-noyabr.
  uz: [slashed, new RegExp(String.raw`(?<!\p{N})\d{1,2} (?:${uzbekMonths})(?!\p{L})`, 'giu'), /(?<![\p{N}-])\d{4} yil(?!l)/giu],
  // 24 ноября 2026 года.
  ru: [slashed, new RegExp(String.raw`(?<!\p{N})\d{1,2}-(?:${russianMonths})(?!\p{L})`, 'giu'), /(?<!\p{N})\d{4}г\.?(?!\p{L})/giu],
  // 24 November 2026.
  en: [slashed, /(?<!\p{N})\d{2}\.\d{2}\.\d{4}(?!\p{N})/gu],
};

/** Finds days in a form that readers of the language have to guess at. */
export const findDateForms: TextCheck = (text, locale) => dateForms[locale].flatMap((pattern) => listMatches(text, pattern));

/** The most words of a sentence and of a paragraph. */
const [maxSentence, maxParagraph] = [40, 150] as const;
const countWords = (text: string): number => listMatches(text, /[\p{L}\p{N}][\p{L}\p{N}ʻʼ'’-]*/gu).length;

/** Finds sentences that lose their readers. */
export const findLongSentences: TextCheck = (text) =>
  text.split(/(?<=[.!?…;])\s+(?=\p{Lu})|\n+/u).filter((one) => countWords(one) > maxSentence);

/** Finds paragraphs that are a wall. */
export const findLongParagraphs: TextCheck = (text) => (countWords(text) > maxParagraph ? [text] : []);

/** Words of links that say nothing where they are read alone, as by screen readers. */
const emptyLinkWords: Localized<RegExp> = {
  uz: /^(?:bu yer(?:da|ga|ni)?|shu yer(?:da|ga|ni)?|bu havola|havola(?: orqali)?|bosing|bu yerga bosing|batafsil|koʻproq|davomi)\.?$/iu,
  ru: /^(?:здесь|тут|сюда|по ссылке|ссылка|ссылке|нажмите(?: сюда)?|подробнее|далее|читать далее)\.?$/iu,
  en: /^(?:here|click here|this|this link|link|more|read more|details|this page)\.?$/iu,
};

/** Finds words of a link that do not say where it leads; a bare address says it to machines only. */
export const findEmptyLinkWords: TextCheck = (text, locale) =>
  emptyLinkWords[locale].test(text.trim()) || /^https?:\/\/\S{40,}$/u.test(text.trim()) ? [text.trim()] : [];
