import { extractMentions } from '../agreement/extract-mentions.ts';
import type { Language } from '../agreement/mention.ts';

/** The numbers and days of one act, as they follow each other in a text, and the kinds that its letters tell: `pq` of “PQ-123”. */
export type ActNumbers = { from: number; to: number; kinds: readonly string[] };

/** What belongs to a number or a day: “PQ-123-son”, «12.05.2025 г.», “12.05.2025-yildagi”, “No. PP-123”. */
const ending = /^(?:\s?[-\u2010-\u2015]?\s?(?:son(?:li)?|yil(?:gi|da|dagi)?)|\s?(?:y\.|г(?:ода|\.)))(?!\p{L})/iu;
const sign = /(?:№|(?<!\p{L})No\.?)\s?$/iu;
/** The title of an act before its day: “Vazirlar Mahkamasining ‘…’ 2026-yil 8-iyuldagi 5-son qarori”. */
const title = /(?:“[^“”\n]+”|«[^«»\n]+»|"[^"\n]+")(?:gi|dagi)?,?[^\S\r\n]$/u;
const longestTitle = 300;
/** What may be between the day and the number of an act. */
const joint = /^[^\S\r\n]?(?:,[^\S\r\n]?)?$/u;
/** English also numbers an act without a sign: “Resolution 295”. */
const bareNumber = /(?<=\b(?:resolution|decree|order|law)[^\S\r\n])\d{1,5}(?![\p{N}/]|[.,]\d)/giu;

const createNumbers = (text: string, { from, to }: { from: number; to: number }, kinds: readonly string[]): ActNumbers => ({
  from: from - (sign.exec(text.slice(Math.max(0, from - 5), from))?.[0].length ?? 0),
  to: to + (ending.exec(text.slice(to, to + 12))?.[0].length ?? 0),
  kinds,
});

/** Finds the numbers and days of acts, and other days, each with those that adjoin it and with the title before it. */
export function findActNumbers(text: string, language: Language): ActNumbers[] {
  const read = extractMentions([{ path: '', text }], { language })
    .filter(({ kind, isCertain }) => isCertain && (kind === 'act' || kind === 'date'))
    .map((mention) => createNumbers(text, mention, /^act (\p{L}+)/u.exec(mention.keys[0])?.slice(1) ?? []));
  const bare = Array.from(text.matchAll(bareNumber), ({ 0: digits, index }) =>
    createNumbers(text, { from: index, to: index + digits.length }, []),
  );
  const joined: ActNumbers[] = [];
  for (const one of [...read, ...bare].sort((first, second) => first.from - second.from)) {
    const last = joined.at(-1);
    if (last && (one.from <= last.to || joint.test(text.slice(last.to, one.from))))
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, one.to), kinds: [...last.kinds, ...one.kinds] };
    else joined.push(one);
  }
  return joined.map((one) => ({
    ...one,
    from: one.from - (title.exec(text.slice(Math.max(0, one.from - longestTitle), one.from))?.[0].length ?? 0),
  }));
}
