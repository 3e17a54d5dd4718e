import { calendarMark } from './days-in-words.ts';
import { isTimeUnit } from './durations.ts';
import { groupByLine, type NameMention, takeMatching, type Texts } from './match-mentions.ts';
import type { Mention, MentionKind } from './mention.ts';

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

export const isWord = (mention: Mention): boolean => !mention.isCertain;
export const canBeWord = (mention: Mention): boolean => mention.isCertain && !neverInWords.has(mention.kind);

/** Drops other readings of words that have agreed: “thirty” of “thirty days” is no number that was not understood. */
export function dropAgreedWords(rest: Set<Mention>, all: readonly Mention[]): void {
  const agreed = new Set<string>();
  const list = ({ path, from, to }: Mention) => Array.from({ length: to - from }, (_, index) => `${path} ${String(from + index)}`);
  for (const one of all) if (isWord(one) && !rest.has(one)) for (const place of list(one)) agreed.add(place);
  for (const one of rest) if (isWord(one) && list(one).some((place) => agreed.has(place))) rest.delete(one);
}

/** The least number in words that is taken for the counterpart of other digits: smaller ones are often only words. */
const leastNamed = 3;

const toWordPair =
  (getDigits: (one: Mention, other: Mention) => Mention) =>
  ([left, right]: readonly [Mention, Mention]): Difference => ({ kind: getDigits(left, right).kind, left, right, isBesideWords: true });

/** Names Roman numbers of two signs or more; one letter is also a name or a word. */
const nameRoman: NameMention = (one) => (isWord(one) && /^[IVXХ]{2,}$/u.test(one.text) ? groupByLine(one) : null);

/** The least number in words that is taken for a mistake where the other language has another one in words: it is no idiom. */
const leastCounted = 11;
/** What also says only “many”, or a time, alone: dozens, hundreds, «тысячи», noon. */
const vague: ReadonlySet<string> = new Set(['12', '100', '200', '1000', '1000000', '1000000000']);
const nameLargeWord: NameMention = (one) => {
  const [key] = one.keys;
  return isWord(one) && /^\d+$/u.test(key) && Number(key) >= leastCounted && !vague.has(key) ? groupByLine(one) : null;
};

const toCounts = (rest: ReadonlySet<Mention>, name: NameMention): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of rest) {
    const key = name(one);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Restricts a name to the lines in which both texts have left as many of it: they stand for each other then. */
function nameBalanced({ left, right }: Texts, name: NameMention): NameMention {
  const [ones, others] = [toCounts(left, name), toCounts(right, name)];
  return (one) => {
    const key = name(one);
    return key !== null && ones.get(key) === others.get(key) ? key : null;
  };
}

/** Names days of the week, and months without a day. */
const nameCalendar: NameMention = (one) =>
  isWord(one) && one.keys[0].startsWith(calendarMark) ? `${groupByLine(one)} ${one.keys[0].slice(0, -2).trim()}` : null;

/** Names smaller numbers in words that count something, and are no ordinals: “ikkita”, “two”. */
const cardinal =
  /^(?:ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz)(?:ta\p{L}*)?$|^(?:дв(?:а|е|ух)|тр(?:и|[её]х)|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|сем[ьи]|восемь|восьми|девят[ьи]|дважды|трижды)$|^(?:two|three|four|five|six|seven|eight|nine|twice|thrice)$/iu;
const nameCardinal: NameMention = (one) => (isWord(one) && /^\d+$/u.test(one.keys[0]) && cardinal.test(one.text) ? groupByLine(one) : null);

const nameShare: NameMention = (one) => (isWord(one) && /^(?!100 )[\d.]+ %$/u.test(one.keys[0]) ? groupByLine(one) : null);

/** A half or a quarter alone is often one of an hour: it only stands for another share. */
const halfOrQuarter = /^(?:half|quarters?|chorak|yar|половин|четверт)[\p{L}ʻʼ]*$/iu;

/** Pairs shares in words that differ: their numbers may have agreed, as three of “three quarters” and of «две трети». */
export function takeSharePairs(texts: Texts): Difference[] {
  const name = nameBalanced(texts, nameShare);
  const nameExact: NameMention = (one) => (halfOrQuarter.test(one.text) ? null : name(one));
  return [...takeMatching(texts.left, texts.right, [nameExact, name]), ...takeMatching(texts.left, texts.right, [name, nameExact])].map(
    ([left, right]) => ({ kind: 'percentage', left, right, isBesideWords: false }),
  );
}

/** Returns the unit of time that a quantity has, or a number in words before it; «трёхдневный» may be working days, too. */
export function getTimeUnit({ unit, kind, keys: [key] }: Mention): string | undefined {
  const own = unit ?? (kind === 'measure' ? key.split(' ')[1] : undefined);
  return own !== undefined && isTimeUnit(own) ? own.replace('work', '') : undefined;
}

/** Names a number by what it is, in words or in digits, where it has a unit of time: the same number of another unit differs. */
const nameDuration = (isOfForm: (one: Mention) => boolean): NameMention => {
  const getNumber = ({ keys: [key] }: Mention) => key.split(' ')[0] ?? key;
  return (one) => (isOfForm(one) && getTimeUnit(one) !== undefined ? `${groupByLine(one)} ${getNumber(one)}` : null);
};
const nameWordDuration = nameDuration((one) => one.unit !== undefined);
const nameDigitDuration = nameDuration(({ isCertain, kind }) => isCertain && kind === 'measure');

/**
 * Pairs words that differ: the same number of other units of time, Roman numbers, numbers in words, days of the week and months; then digits that the other text has
 * elsewhere with a number in words in their own place, “18” and “fifteen”.
 */
export function takeWordPairs({ left, right }: Texts): Difference[] {
  const nameWord: NameMention = (one) => (isWord(one) && Number(one.keys[0]) >= leastNamed ? groupByLine(one) : null);
  const nameDigits: NameMention = (one) => (canBeWord(one) ? groupByLine(one) : null);
  return [
    ...[
      nameWordDuration,
      nameRoman,
      nameLargeWord,
      nameBalanced({ left, right }, nameCalendar),
      nameBalanced({ left, right }, nameCardinal),
    ]
      .flatMap((name) => takeMatching(left, right, [name, name]))
      .map(([one, other]) => ({ ...toWordPair(() => one)([one, other]), isBesideWords: false })),
    ...takeMatching(left, right, [nameDigitDuration, nameWordDuration]).map((pair) => ({
      ...toWordPair((one) => one)(pair),
      isBesideWords: false,
    })),
    ...takeMatching(left, right, [nameWordDuration, nameDigitDuration]).map((pair) => ({
      ...toWordPair((_, one) => one)(pair),
      isBesideWords: false,
    })),
    ...takeMatching(left, right, [nameDigits, nameWord]).map(toWordPair((one) => one)),
    ...takeMatching(left, right, [nameWord, nameDigits]).map(toWordPair((_, other) => other)),
  ];
}
