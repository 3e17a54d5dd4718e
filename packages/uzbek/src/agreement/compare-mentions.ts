import { spanHourMark } from './clock-words.ts';
import { formulaMark } from './formulas.ts';
import {
  groupByBlock,
  groupByEntry,
  groupByField,
  groupByLine,
  isCertain,
  type NameMention,
  type Scope,
  takeMatching,
  type Texts,
} from './match-mentions.ts';
import type { Mention } from './mention.ts';
import { isPossibleQuarter } from './period-words.ts';
import { dropHalfDayTimes, dropSameFigures, dropStrokes, dropWithinSpans } from './style-differences.ts';
import { canBeWord, type Difference, dropAgreedWords, getTimeUnit, isWord, takeSharePairs, takeWordPairs } from './word-pairs.ts';

const getFirst = ({ keys }: Mention): readonly string[] => [keys[0]];
const getAll = ({ keys }: Mention): readonly string[] => keys;

type Side = { scope: Scope; getKeys: (mention: Mention) => readonly string[]; isRead: (mention: Mention) => boolean };

/** Returns whether two quantities are counted for the same, where both say for what: “12 l/s” is none of «12 л/мин». */
const haveSameRate = ({ per }: Mention, { per: other }: Mention): boolean => per === undefined || other === undefined || per === other;

/** Returns whether a number in words may be another one, as far as both have units of time: “ten weeks” are no “10 days”. */
const haveSameTimeUnit = (one: Mention, other: Mention): boolean => {
  const [own, others] = [getTimeUnit(one), getTimeUnit(other)];
  return (one.unit === undefined && other.unit === undefined) || own === undefined || others === undefined || own === others;
};

/** Takes away what agrees: values whose keys meet within one scope. */
function dropAgreeing(left: Set<Mention>, right: Set<Mention>, leftSide: Side, rightSide: Side): void {
  const index = new Map<string, Mention[]>();
  for (const mention of right) {
    if (!rightSide.isRead(mention)) continue;
    for (const key of rightSide.getKeys(mention)) {
      const place = `${rightSide.scope(mention)}|${key}`;
      const others = index.get(place);
      if (others) others.push(mention);
      else index.set(place, [mention]);
    }
  }
  for (const mention of left) {
    if (!leftSide.isRead(mention)) continue;
    const match = leftSide
      .getKeys(mention)
      .flatMap((key) => index.get(`${leftSide.scope(mention)}|${key}`) ?? [])
      .find((other) => right.has(other) && haveSameRate(mention, other) && haveSameTimeUnit(mention, other));
    if (!match) continue;
    left.delete(mention);
    right.delete(match);
  }
}

const dropEqual = ({ left, right }: Texts, scope: Scope) =>
  dropAgreeing(left, right, { scope, getKeys: getFirst, isRead: isCertain }, { scope, getKeys: getFirst, isRead: isCertain });

/** Drops values of which one is a less exact form of the other: “12” and “12 km”, a day without its year. */
function dropSimilar({ left, right }: Texts, scope: Scope): void {
  const exact = { scope, getKeys: getFirst, isRead: isCertain };
  const loose = { scope, getKeys: getAll, isRead: isCertain };
  dropAgreeing(left, right, exact, loose);
  dropAgreeing(left, right, loose, exact);
}

/** Drops a day in digits that may also be a number, «до 20.09», and has its year in the other text. */
function dropShortDays({ left, right }: Texts, scope: Scope): void {
  const short = { scope, getKeys: ({ keys }: Mention) => keys.filter((key) => key.startsWith('--')), isRead: isCertain };
  const isNumber = (one: Mention) => isCertain(one) && one.kind === 'number';
  dropAgreeing(left, right, { ...short, isRead: isNumber }, short);
  dropAgreeing(left, right, short, { ...short, isRead: isNumber });
}

/** Drops hours of an afternoon where both texts have the same span of them: “9 to 6” is “9 dan 18 gacha”. */
function dropSpanHours({ left, right }: Texts, scope: Scope): void {
  const hour = { scope, getKeys: ({ keys }: Mention) => keys.filter((key) => key.startsWith(spanHourMark)), isRead: isCertain };
  dropAgreeing(left, right, hour, hour);
}

/** Drops numbers in words that are words in both, then those that are digits in the other. */
function dropWords({ left, right }: Texts, scope: Scope): void {
  const word = { scope, getKeys: getAll, isRead: isWord };
  const digits = { scope, getKeys: getAll, isRead: canBeWord };
  // Periods and days that are named without digits: “January–March” is the first quarter, “the next day” is 15 December.
  const date = {
    scope,
    getKeys: ({ keys }: Mention) => keys.filter((key) => /^(?:quarter |--|\d{4}-|(?:19|20)\d0$)/u.test(key)),
    isRead: (one: Mention) => isCertain(one) && one.kind === 'date',
  };
  dropAgreeing(left, right, word, word);
  dropAgreeing(left, right, word, date);
  dropAgreeing(left, right, date, word);
  dropAgreeing(left, right, word, digits);
  dropAgreeing(left, right, digits, word);
}

/** “Carbon dioxide” is in the place of “CO2”: a formula differs from another one alone. */
const isFormula = ({ keys: [key] }: Mention): boolean => key.startsWith(formulaMark);

/** Kinds that a mistake turns into each other: all that is a number. */
const getFamily = (one: Mention): string => {
  if (isFormula(one)) return formulaMark;
  return ['phone', 'address', 'items', 'rows'].includes(one.kind) ? one.kind : 'number';
};
const getKind = (one: Mention): string => (isFormula(one) ? formulaMark : one.kind);

/** Pairs what is left in one scope, and takes it away. */
function takePairs({ left, right }: Texts, scope: Scope, getClass: (mention: Mention) => string): Difference[] {
  const name: NameMention = (mention) => (mention.isCertain ? `${scope(mention)}|${getClass(mention)}` : null);
  return takeMatching(left, right, [name, name]).map(([one, other]) => ({ kind: one.kind, left: one, right: other, isBesideWords: false }));
}

/** Lists what a text says; an ordinal that may be of a quarter says none. */
const listValues = (mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(mentions.flatMap((one) => (isPossibleQuarter(one) ? [] : [...one.keys, ...one.within])));

/** “280 soums for 1 m³” is “per cubic metre” elsewhere: one of something is often not counted. */
const isOne = ({ kind, keys }: Mention): boolean => (kind === 'number' || kind === 'measure') && keys.includes('1');

/** Lists the lines with numbers in words that agree with nothing; “one” and “first” often count nothing. */
const listWordPlaces = (rest: ReadonlySet<Mention>): ReadonlySet<string> =>
  new Set(Array.from(rest).flatMap((one) => (isWord(one) && Number(one.keys[0]) >= 0 && one.keys[0] !== '1' ? [groupByLine(one)] : [])));

/** Drops what the other text says, too, and only less often. */
function dropRepeated(rest: Set<Mention>, values: ReadonlySet<string>): void {
  for (const one of rest) if (values.has(one.keys[0]) || isOne(one) || isFormula(one)) rest.delete(one);
}

/**
 * Compares what two texts of an entry mention, in whatever order. A value that only one of them has is a difference;
 * with the value that the other has in its place, where there is one. What is only repeated more often is none.
 */
export function compareMentions(leftMentions: readonly Mention[], rightMentions: readonly Mention[]): Difference[] {
  const texts = { left: new Set(leftMentions), right: new Set(rightMentions) };
  for (const scope of [groupByLine, groupByBlock]) {
    dropEqual(texts, scope);
    dropSimilar(texts, scope);
    dropShortDays(texts, scope);
    dropSpanHours(texts, scope);
    dropStrokes(texts, scope);
  }
  for (const scope of [groupByLine, groupByBlock]) {
    dropWords(texts, scope);
    dropSameFigures(texts, scope);
  }
  const sharePairs = takeSharePairs(texts);
  dropAgreedWords(texts.left, leftMentions);
  dropAgreedWords(texts.right, rightMentions);
  dropHalfDayTimes(texts);
  dropWithinSpans(texts.left, leftMentions, rightMentions);
  dropWithinSpans(texts.right, rightMentions, leftMentions);
  const [leftWords, rightWords] = [listWordPlaces(texts.left), listWordPlaces(texts.right)];
  for (const scope of [groupByField, groupByEntry]) dropEqual(texts, scope);
  // Values in one place that are of one kind belong together, whatever else is left.
  const pairs = [groupByLine, groupByBlock].flatMap((scope) => takePairs(texts, scope, getKind));
  dropSimilar(texts, groupByField);
  dropSimilar(texts, groupByEntry);
  const nearPairs = [groupByLine, groupByBlock].flatMap((scope) => takePairs(texts, scope, getFamily));
  const wordPairs = takeWordPairs(texts);
  dropRepeated(texts.left, listValues(rightMentions));
  dropRepeated(texts.right, listValues(leftMentions));
  const farPairs = [getKind, getFamily].flatMap((getClass) => takePairs(texts, groupByField, getClass));
  return [
    ...pairs,
    ...nearPairs,
    ...wordPairs,
    ...sharePairs,
    ...farPairs,
    ...Array.from(texts.left)
      .filter(isCertain)
      .map((one): Difference => ({
        kind: one.kind,
        left: one,
        right: null,
        isBesideWords: canBeWord(one) && rightWords.has(groupByLine(one)),
      })),
    ...Array.from(texts.right)
      .filter(isCertain)
      .map((one): Difference => ({
        kind: one.kind,
        left: null,
        right: one,
        isBesideWords: canBeWord(one) && leftWords.has(groupByLine(one)),
      })),
  ];
}
