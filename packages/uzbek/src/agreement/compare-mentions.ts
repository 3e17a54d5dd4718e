import type { Mention, MentionKind } from './mention.ts';

/** A value that two texts do not share, and its places: one of them has another value there, or none. */
export type Difference = { kind: MentionKind; left: Mention | null; right: Mention | null };

/** A part of the texts: values of one part are compared with each other. */
type Scope = (mention: Mention) => string;

const byLine: Scope = ({ path, line }) => `${path} ${String(line)}`;
const byBlock: Scope = ({ path }) => path;
const byField: Scope = ({ path }) => path.split('.')[0] ?? path;
const byEntry: Scope = () => '';

/** Kinds that are never numbers in words. */
const neverInWords: ReadonlySet<MentionKind> = new Set(['act', 'date', 'phone', 'address', 'items', 'rows']);

const getFirst = ({ keys }: Mention): readonly string[] => [keys[0]];
const getAll = ({ keys }: Mention): readonly string[] => keys;

type Side = { scope: Scope; getKeys: (mention: Mention) => readonly string[]; isRead: (mention: Mention) => boolean };

const isCertain = (mention: Mention): boolean => mention.isCertain;
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

type Texts = { left: Set<Mention>; right: Set<Mention> };

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
  const word = { scope, getKeys: getFirst, isRead: isWord };
  const digits = { scope, getKeys: getAll, isRead: canBeWord };
  dropAgreeing(left, right, word, word);
  dropAgreeing(left, right, word, digits);
  dropAgreeing(left, right, digits, word);
}

/** Kinds that a mistake turns into each other: all that is a number. */
const getFamily = ({ kind }: Mention): string => (['phone', 'address', 'items', 'rows'].includes(kind) ? kind : 'number');
const getKind = ({ kind }: Mention): string => kind;

type Pair = readonly [one: Mention, other: Mention];

/** Pairs mentions of two sets that have the same name, in their order, and takes them away. */
function takeMatching(ones: Set<Mention>, others: Set<Mention>, sides: readonly [one: NameMention, other: NameMention]): Pair[] {
  const [nameOne, nameOther] = sides;
  const waiting = new Map<string, Mention[]>();
  for (const other of others) {
    const name = nameOther(other);
    if (name !== null)
      waiting
        .set(name, waiting.get(name) ?? [])
        .get(name)
        ?.push(other);
  }
  for (const queue of waiting.values()) queue.reverse();
  return Array.from(ones).flatMap((one): Pair[] => {
    const other = waiting.get(nameOne(one) ?? '')?.pop();
    if (!other) return [];
    ones.delete(one);
    others.delete(other);
    return [[one, other]];
  });
}

/** Names what a mention is paired by; `null` where it is not paired. */
type NameMention = (mention: Mention) => string | null;

/** Pairs what is left in one scope, and takes it away. */
function takePairs({ left, right }: Texts, scope: Scope, getClass: (mention: Mention) => string): Difference[] {
  const name: NameMention = (mention) => (mention.isCertain ? `${scope(mention)}|${getClass(mention)}` : null);
  return takeMatching(left, right, [name, name]).map(([one, other]) => ({ kind: one.kind, left: one, right: other }));
}

/** The least number in words that is taken for the counterpart of other digits: smaller ones are often only words. */
const leastNamed = 3;

/** Pairs digits that the other text has elsewhere with a number in words in their own place: “18” and “fifteen”. */
function takeWordPairs({ left, right }: Texts): Difference[] {
  const nameWord: NameMention = (one) => (isWord(one) && Number(one.keys[0]) >= leastNamed ? byLine(one) : null);
  const nameDigits: NameMention = (one) => (canBeWord(one) ? byLine(one) : null);
  return [
    ...takeMatching(left, right, [nameDigits, nameWord]).map(([one, other]) => ({ kind: one.kind, left: one, right: other })),
    ...takeMatching(left, right, [nameWord, nameDigits]).map(([one, other]) => ({ kind: other.kind, left: one, right: other })),
  ];
}

const listValues = (mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(mentions.flatMap(({ keys, within }) => [...keys, ...within]));

/** “280 soums for 1 m³” is “per cubic metre” elsewhere: one of something is often not counted. */
const isOne = ({ kind, keys }: Mention): boolean => (kind === 'number' || kind === 'measure') && keys.includes('1');

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
  for (const scope of [byLine, byBlock]) {
    dropEqual(texts, scope);
    dropSimilar(texts, scope);
  }
  for (const scope of [byLine, byBlock]) dropWords(texts, scope);
  for (const scope of [byField, byEntry]) dropEqual(texts, scope);
  // Values in one place that are of one kind belong together, whatever else is left.
  const pairs = [byLine, byBlock].flatMap((scope) => takePairs(texts, scope, getKind));
  dropSimilar(texts, byField);
  dropSimilar(texts, byEntry);
  const nearPairs = [byLine, byBlock].flatMap((scope) => takePairs(texts, scope, getFamily));
  const wordPairs = takeWordPairs(texts);
  dropRepeated(texts.left, listValues(rightMentions));
  dropRepeated(texts.right, listValues(leftMentions));
  const farPairs = [getKind, getFamily].flatMap((getClass) => takePairs(texts, byField, getClass));
  return [
    ...pairs,
    ...nearPairs,
    ...wordPairs,
    ...farPairs,
    ...Array.from(texts.left)
      .filter(isCertain)
      .map((one): Difference => ({ kind: one.kind, left: one, right: null })),
    ...Array.from(texts.right)
      .filter(isCertain)
      .map((one): Difference => ({ kind: one.kind, left: null, right: one })),
  ];
}
