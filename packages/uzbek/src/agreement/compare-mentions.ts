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
import type { Mention, MentionKind } from './mention.ts';
import { dropHalfDayTimes, dropSameFigures, dropWithinSpans } from './style-differences.ts';

/** A value that two texts do not share, and its places: one of them has another value there, or none. */
export type Difference = {
  kind: MentionKind;
  left: Mention | null;
  right: Mention | null;
  /** True where digits of one have numbers in words in their place which agree with nothing: they may be the same. */
  isBesideWords: boolean;
};

/** Kinds that are never numbers in words. */
const neverInWords: ReadonlySet<MentionKind> = new Set(['act', 'date', 'phone', 'address', 'items', 'rows']);

const getFirst = ({ keys }: Mention): readonly string[] => [keys[0]];
const getAll = ({ keys }: Mention): readonly string[] => keys;

type Side = { scope: Scope; getKeys: (mention: Mention) => readonly string[]; isRead: (mention: Mention) => boolean };

const isWord = (mention: Mention): boolean => !mention.isCertain;
const canBeWord = (mention: Mention): boolean => mention.isCertain && !neverInWords.has(mention.kind);

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
      .find((other) => right.has(other));
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

/** Drops numbers in words that are words in both, then those that are digits in the other. */
function dropWords({ left, right }: Texts, scope: Scope): void {
  const word = { scope, getKeys: getAll, isRead: isWord };
  const digits = { scope, getKeys: getAll, isRead: canBeWord };
  dropAgreeing(left, right, word, word);
  dropAgreeing(left, right, word, digits);
  dropAgreeing(left, right, digits, word);
}

/** Kinds that a mistake turns into each other: all that is a number. */
const getFamily = ({ kind }: Mention): string => (['phone', 'address', 'items', 'rows'].includes(kind) ? kind : 'number');
const getKind = ({ kind }: Mention): string => kind;

/** Pairs what is left in one scope, and takes it away. */
function takePairs({ left, right }: Texts, scope: Scope, getClass: (mention: Mention) => string): Difference[] {
  const name: NameMention = (mention) => (mention.isCertain ? `${scope(mention)}|${getClass(mention)}` : null);
  return takeMatching(left, right, [name, name]).map(([one, other]) => ({ kind: one.kind, left: one, right: other, isBesideWords: false }));
}

/** The least number in words that is taken for the counterpart of other digits: smaller ones are often only words. */
const leastNamed = 3;

const toWordPair =
  (getDigits: (one: Mention, other: Mention) => Mention) =>
  ([left, right]: readonly [Mention, Mention]): Difference => ({ kind: getDigits(left, right).kind, left, right, isBesideWords: true });

/** Pairs digits that the other text has elsewhere with a number in words in their own place: “18” and “fifteen”. */
function takeWordPairs({ left, right }: Texts): Difference[] {
  const nameWord: NameMention = (one) => (isWord(one) && Number(one.keys[0]) >= leastNamed ? groupByLine(one) : null);
  const nameDigits: NameMention = (one) => (canBeWord(one) ? groupByLine(one) : null);
  return [
    ...takeMatching(left, right, [nameDigits, nameWord]).map(toWordPair((one) => one)),
    ...takeMatching(left, right, [nameWord, nameDigits]).map(toWordPair((_, other) => other)),
  ];
}

const listValues = (mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(mentions.flatMap(({ keys, within }) => [...keys, ...within]));

/** “280 soums for 1 m³” is “per cubic metre” elsewhere: one of something is often not counted. */
const isOne = ({ kind, keys }: Mention): boolean => (kind === 'number' || kind === 'measure') && keys.includes('1');

/** Lists the lines with numbers in words that agree with nothing; “one” and “first” often count nothing. */
const listWordPlaces = (rest: ReadonlySet<Mention>): ReadonlySet<string> =>
  new Set(Array.from(rest).flatMap((one) => (isWord(one) && Number(one.keys[0]) >= 0 && one.keys[0] !== '1' ? [groupByLine(one)] : [])));

/** Drops what the other text says, too, and only less often. */
function dropRepeated(rest: Set<Mention>, values: ReadonlySet<string>): void {
  for (const one of rest) if (values.has(one.keys[0]) || isOne(one)) rest.delete(one);
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
  }
  for (const scope of [groupByLine, groupByBlock]) {
    dropWords(texts, scope);
    dropSameFigures(texts, scope);
  }
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
