import { findActs } from '../act.ts';
import { normalizeApostrophes } from '../apostrophe.ts';
import { createAddressKeys, findAddresses, findPhones } from './addresses.ts';
import { findClockWords } from './clock-words.ts';
import { dateReaders } from './dates.ts';
import { findCalendarWords, findDaysInWords } from './days-in-words.ts';
import { joinDurations } from './durations.ts';
import { findFormulas } from './formulas.ts';
import { dropOverlapping, type Language, maskMatches, type Match, type Mention, type TextBlock } from './mention.ts';
import { findNumberWords } from './number-words.ts';
import { findNumbers } from './numbers.ts';
import { findNumberedQuarters, findPeriodWords, findRelativeDates } from './period-words.ts';
import { addTimeUnits, findWordsWithUnits } from './words-with-units.ts';

/** Which texts are read: their language, and the host whose addresses have words of it. */
export type MentionOptions = { language: Language; ownHost?: string };

/** `04-03/1187-son`, `№ 04-03/1187`: a number of three parts or more, which is one of its letter or opinion. */
const parted =
  /(?:(?<![\p{L}\p{N}])(?:№|No\.?|N\.?)\s?)?(?<![\p{N}.,/-])(?<number>\d+(?:[-/]\d+){2,})(?![\p{N}]|[-/.,]\d)(?:\s?-?\s?son(?:li)?(?!\p{L}))?/giu;

/** “15/06/2026” is a day, and not the number of a letter. */
const dayWithStrokes = /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/u;

const findPartedNumbers = (text: string): Match[] =>
  Array.from(text.matchAll(parted)).flatMap(({ 0: matched, index, groups: { number = '' } = {} }): Match[] =>
    /№|no|son|n\.|^0|\//iu.test(matched) && !dayWithStrokes.test(matched)
      ? [{ kind: 'act', keys: [number.replaceAll('/', '-')], from: index, to: index + matched.length }]
      : [],
  );

/** Finds acts; the number of one is also read alone, as “№ 355” of another language. */
function findActMatches(text: string): Match[] {
  const matches = findActs(text).map(({ keys, from, to }): Match => {
    const digits = (keys.at(-1) ?? '').replace('son', '').replace('x', '/');
    return { kind: 'act', keys: keys.length > 1 ? [`act ${keys[0] ?? ''}`, digits] : [digits], from, to };
  });
  return dropOverlapping(matches);
}

/** Small digits below the line, which count as others: “C₁” is “C1”. */
const subscripts = /[₀-₉]/gu;
const toDigit = (small: string): string => String((small.codePointAt(0) ?? 0) - 0x2080);

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/gu;

/** Reads a text by one reader after another; each sees what those before it left. */
function readText(text: string, { language, ownHost }: MentionOptions): Match[] {
  let rest = normalizeApostrophes(text.replaceAll(spaces, ' ').replaceAll(subscripts, toDigit));
  const matches: Match[] = [];
  const take = (read: readonly Match[]) => {
    matches.push(...read);
    rest = maskMatches(rest, read);
  };
  take(findAddresses(rest, ownHost));
  matches.push(...findPeriodWords(rest));
  take(findDaysInWords(rest, language));
  if (/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|chora[kg]|квартал|quarter|yarm|yarim|полуг|полов|half/iu.test(rest)) {
    take(findFormulas(rest));
    take(findPhones(rest));
    for (const find of [findPartedNumbers, findActMatches]) take(find(rest));
    for (const [pattern, read] of dateReaders) take(Array.from(rest.matchAll(pattern)).flatMap(read));
    take(joinDurations(rest, findNumbers(rest, language)));
  }
  matches.push(...findRelativeDates(text, matches), ...findCalendarWords(text, rest, language));
  const words = addTimeUnits(rest, findNumberWords(rest, language), language);
  matches.push(
    ...findNumberedQuarters(rest, matches, words),
    ...words,
    ...findWordsWithUnits(rest, words, language),
    ...findClockWords(rest, words, language),
  );
  return matches.sort((one, other) => one.from - other.from);
}

/** Creates the lookup of the line that a place is in; places are asked about in their order. */
function createLineCounter(text: string): (place: number) => number {
  let [line, next] = [0, text.indexOf('\n')];
  return (place) => {
    while (next !== -1 && next < place) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

function toCounts({ items, rows }: TextBlock): Match[] {
  return [
    ...(items === undefined ? [] : [{ kind: 'items' as const, keys: [`${String(items)} items`] as [string], from: 0, to: 0 }]),
    ...(rows === undefined ? [] : [{ kind: 'rows' as const, keys: [`${String(rows)} rows`] as [string], from: 0, to: 0 }]),
  ];
}

/** Reads one block of a text: what its words mention, where its links lead, how many items or rows it has. */
export function extractBlockMentions(block: TextBlock, options: MentionOptions): Mention[] {
  const links = (block.links ?? []).map((address): Match & { written: string } => ({
    kind: 'address',
    keys: createAddressKeys(address, options.ownHost),
    from: 0,
    to: 0,
    written: address,
  }));
  const texts = readText(block.text, options).map((match) => ({ ...match, written: block.text.slice(match.from, match.to) }));
  const getLine = createLineCounter(block.text);
  const counts = toCounts(block).map((match) => ({ ...match, written: match.keys[0].replace(/\D/gu, '') }));
  return [...counts, ...texts, ...links].map(({ kind, keys, from, to, written, per, unit, within = [], isCertain = true }) => ({
    ...{ kind, keys, per, unit, within, from, to, isCertain },
    path: block.path,
    line: from === to ? 0 : getLine(from),
    text: written,
  }));
}

/** Lists every value that a text of a language mentions, with its place, in the order of the text. */
export const extractMentions = (blocks: readonly TextBlock[], options: MentionOptions): Mention[] =>
  blocks.flatMap((block) => extractBlockMentions(block, options));
