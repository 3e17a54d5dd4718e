import { widthOf } from './card-font.ts';

/** The font sizes of a title, the largest first, and the maximum number of lines of each. */
const sizes = [
  { size: 76, most: 2 },
  { size: 64, most: 3 },
  { size: 54, most: 4 },
] as const;
const smallest = { size: 46, most: 4 } as const;

/** A word and its width in units of the font size: measured once for all sizes. */
type Word = { text: string; width: number };
type Fitted = { size: number; lines: string[] };

const measured = (text: string): Word => ({ text, width: widthOf(text) });

/** Splits a word that is longer than a line. */
function pieces({ text, width }: Word, limit: number): Word[] {
  if (width <= limit) return [{ text, width }];
  const letters = Array.from(text);
  let length = Math.max(1, Math.floor((letters.length * limit) / width));
  while (length > 1 && widthOf(`${letters.slice(0, length).join('')}-`) > limit) length -= 1;
  const head = measured(`${letters.slice(0, length).join('')}-`);
  return letters.length === length ? [{ text, width }] : [head, ...pieces(measured(letters.slice(length).join('')), limit)];
}

/** Wraps words into lines of at most `limit`. */
function wrap(words: readonly Word[], limit: number): string[] {
  const space = widthOf(' ');
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
const shorter = (line: string) => line.replace(line.includes(' ') ? /\s\S*$/u : /.$/u, '');

/** Shortens a line to leave room for an ellipsis. */
function withEllipsis(line: string, limit: number): string {
  let text = line;
  while (widthOf(`${text}…`) > limit) text = shorter(text);
  return `${text.replace(/[\s.,:;–—-]+$/u, '')}…`;
}

/** Wraps a title in the largest size that shows all of it; truncates it in the smallest where none does. */
export function fitTitle(title: string, width: number): Fitted {
  const words = title.split(/\s+/u).filter(Boolean).map(measured);
  const longest = Math.max(0, ...words.map((word) => word.width));
  for (const { size, most } of sizes) {
    const lines = wrap(words, width / size);
    if (longest <= width / size && lines.length <= most) return { size, lines };
  }
  const { size, most } = smallest;
  const limit = width / size;
  const lines = wrap(
    words.flatMap((word) => pieces(word, limit)),
    limit,
  );
  return { size, lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), withEllipsis(lines[most - 1] ?? '', limit)] };
}
