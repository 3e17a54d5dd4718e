import { matchItems, type AlignRules } from './match-items';
import type { TextLine, WordPart } from './comparison';
import type { NameTarget } from './describe-menu';
import { diffTokens, type TokenRun } from './diff-tokens';
import { type FormattedWord, type PlainLine, toLines } from './text-lines';
import { isBlank, computeCommonWords } from './words';

const getWordKey = ({ text, marks, url }: FormattedWord): string =>
  marks.length === 0 && url === null ? text : JSON.stringify([text, marks, url]);

const wordRules = { getKey: getWordKey, isGap: ({ text }: FormattedWord) => isBlank(text) };

/** Joins neighbouring words of one format. */
function toParts({ kind, tokens }: TokenRun<FormattedWord>): WordPart[] {
  const parts: { format: string; part: WordPart }[] = [];
  for (const { text, marks, url } of tokens) {
    const format = JSON.stringify([marks, url]);
    const last = parts.at(-1);
    if (last?.format === format) last.part.text += text;
    else parts.push({ format, part: { kind, text, ...(marks.length > 0 && { marks: [...marks] }), ...(url !== null && { url }) } });
  }
  return parts.map(({ part }) => part);
}

const getText = ({ words }: PlainLine) => words.map(({ text }) => text).join('');

const lineRules: AlignRules<PlainLine> = {
  getKey: ({ element, level, words, picture }) => JSON.stringify([element, level, words.map(getWordKey), picture?.url, picture?.words]),
  rateSimilarity(before, after) {
    if ((before.element === 'picture') !== (after.element === 'picture')) return null;
    if (before.element === 'picture') return before.picture?.url === after.picture?.url ? 1 : null;
    return computeCommonWords(getText(before), getText(after));
  },
};

function toTextLine(kind: TextLine['kind'], { element, level, picture }: PlainLine, parts: WordPart[]): TextLine {
  return { kind, element, level, parts, ...(picture && { picture }) };
}

/**
 * Compares two rich texts: line by line, and word by word in the lines that are in both.
 * @param name how the entries that links lead to are named
 */
export function diffText(before: unknown, after: unknown, name: NameTarget = String): TextLine[] {
  return matchItems(toLines(before, name), toLines(after, name), lineRules).map((line) => {
    switch (line.kind) {
      case 'same':
        return toTextLine('same', line.after, toParts({ kind: 'same', tokens: line.after.words }));
      case 'changed':
        return toTextLine('changed', line.after, diffTokens(line.before.words, line.after.words, wordRules).flatMap(toParts));
      case 'added':
        return toTextLine('added', line.after, toParts({ kind: 'added', tokens: line.after.words }));
      case 'removed':
        return toTextLine('removed', line.before, toParts({ kind: 'removed', tokens: line.before.words }));
    }
  });
}
