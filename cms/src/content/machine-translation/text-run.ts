import { createHash } from 'node:crypto';

import type { TextBlock } from '@ochiq/uzbek/agreement/mention';
import { apostrophes } from '@ochiq/uzbek/apostrophe';

import { splitLines } from '../agreement/text-lines';

/** A word of a text: the line that it is in, where it is in the plain text, and whether a sentence or a line begins with it. */
export type RunWord = { path: string; line: number; text: string; at: number; isFirst: boolean };

/** Lines that follow each other, each by its hash, and as one plain text: where it is split into lines makes no difference. */
export type TextRun = { plain: string; words: readonly RunWord[]; lines: readonly string[] };

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu');
const sentenceEnd = /[.!?…]["')]*$/u;

/**
 * Writes a text by its words and signs: spaces, the kinds of quotation marks, dashes and apostrophes that the panel mends while one
 * types, and the brackets in which the words of a note are read are no change of a person.
 */
const toPlain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(anyApostrophe, "'")
    .replaceAll(/[«»“”„‟"]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/[\s[\]]+/gu, '');

/** Hashes a text that is plain. */
export const hashPlain = (plain: string): string => createHash('sha256').update(plain).digest('base64url');

/** Hashes a line by its words and signs. */
export const hashLine = (line: string): string => hashPlain(toPlain(line));

/** Reads lines as one run. */
export function readRun(lines: readonly Pick<TextBlock, 'path' | 'text'>[]): TextRun {
  const words: RunWord[] = [];
  let plain = '';
  for (const [line, { path, text }] of lines.entries()) {
    let isFirst = true;
    for (const word of text.split(/\s+/u)) {
      const signs = toPlain(word);
      const begin = signs.search(/[\p{L}\p{N}]/u);
      if (begin >= 0) words.push({ path, line, text: word, at: plain.length + begin, isFirst });
      isFirst = (isFirst && begin < 0) || sentenceEnd.test(signs);
      plain += signs;
    }
  }
  return { plain, words, lines: lines.map(({ text }) => hashLine(text)) };
}

/** Returns the field that a text is in: of a rich text without the place of its block. */
export const toFieldPath = (path: string): string => path.replace(/\.\d+$/u, '');

/** Reads the texts of a version, those of one field as one run. */
export function readRuns(blocks: readonly TextBlock[]): TextRun[] {
  const fields = new Map<string, Pick<TextBlock, 'path' | 'text'>[]>();
  for (const { path, text } of blocks) {
    const lines = splitLines(text).map((line) => ({ path, text: line }));
    fields.set(toFieldPath(path), [...(fields.get(toFieldPath(path)) ?? []), ...lines]);
  }
  return [...fields.values()].map(readRun);
}
