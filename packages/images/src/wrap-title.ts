import { measureTextWidth } from './card-font.ts';

/** The font sizes of a title, the largest first, and the maximum number of lines of each. */
const sizes = [
  { size: 76, most: 2 },
  { size: 64, most: 3 },
  { size: 54, most: 4 },
] as const;
const smallest = { size: 46, most: 4 } as const;

/** A word and its width in units of the font size: measured once for all sizes. */
type Word = { text: string; width: number };
type WrappedTitle = { size: number; lines: string[] };

const measureWord = (text: string): Word => ({ text, width: measureTextWidth(text) });

/** Splits a word that is longer than a line. */
function splitWord({ text, width }: Word, limit: number): Word[] {
  if (width <= limit) return [{ text, width }];
  const letters = Array.from(text);
  let length = Math.max(1, Math.floor((letters.length * limit) / width));
  while (length > 1 && measureTextWidth(`${letters.slice(0, length).join('')}-`) > limit) length -= 1;
  const head = measureWord(`${letters.slice(0, length).join('')}-`);
  return letters.length === length ? [{ text, width }] : [head, ...splitWord(measureWord(letters.slice(length).join('')), limit)];
}

/** Wraps words into lines of at most `limit`. */
function wrapWords(words: readonly Word[], limit: number): string[] {
  const space = measureTextWidth(' ');
  const lines: string[] = [];
  let left = -1;
  for (const { text, width } of words) {
    const fits = left >= space + width;
    if (fits) lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(text);
    left = (fits ? left - space : limit) - width;
  }
  return lines;
}

/** Drops the last word of a line; the last letter, where it has but one word. */
const dropLastWord = (line: string) => line.replace(line.includes(' ') ? /\s\S*$/u : /.$/u, '');

/** Shortens a line to leave room for an ellipsis. */
function withEllipsis(line: string, limit: number): string {
  let text = line;
  while (measureTextWidth(`${text}…`) > limit) text = dropLastWord(text);
  return `${text.replace(/[\s.,:;–—-]+$/u, '')}…`;
}

/** Wraps a title in the largest size that shows all of it; truncates it in the smallest where none does. */
export function wrapTitle(title: string, width: number): WrappedTitle {
  const words = title.split(/\s+/u).filter(Boolean).map(measureWord);
  const longest = Math.max(0, ...words.map((word) => word.width));
  for (const { size, most } of sizes) {
    const lines = wrapWords(words, width / size);
    if (longest <= width / size && lines.length <= most) return { size, lines };
  }
  const { size, most } = smallest;
  const limit = width / size;
  const lines = wrapWords(
    words.flatMap((word) => splitWord(word, limit)),
    limit,
  );
  return { size, lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), withEllipsis(lines[most - 1] ?? '', limit)] };
}
