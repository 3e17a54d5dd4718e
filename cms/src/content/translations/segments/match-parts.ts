import { listStrings } from '../../history/diff/list-strings';
import { type AlignRules, matchItems } from '../../history/diff/match-items';
import { computeCommonWords } from '../../history/diff/words';
import type { Part } from './part';

/** Writes down what a part says, without the ids of rows, which are other ones in each version. */
export const getContentKey = ({ value }: Part): string =>
  JSON.stringify(value, (key, inner: unknown) => (key === 'id' || inner === null ? undefined : inner));

/** Lists what is the same in every language: numbers, where links lead, files and entries. */
function listAnchors({ value }: Part): string {
  const anchors = listStrings(value).flatMap(([key, text]) =>
    key === 'url' || key === 'hash' || key === 'documentId' ? [text.replaceAll(/\W/gu, '')] : (text.match(/\d+/gu) ?? []),
  );
  return anchors.join(' ');
}

/** Returns whether two parts have numbers, links or files in common. */
export function haveCommonAnchors(one: Part, other: Part): boolean {
  const [first, second] = [listAnchors(one), listAnchors(other)];
  return first !== '' && second !== '' && computeCommonWords(first, second) > 0;
}

const getText = ({ value }: Part): string =>
  listStrings(value)
    .flatMap(([key, text]) => (key === 'type' ? [] : [text]))
    .join(' ');

/**
 * How alike two parts of one shape are at least, in two languages: enough to be matched, and less than what makes two wrong pairs win
 * over a right one.
 */
const base = 0.3;

type Rules = AlignRules<Part>;

/** Compares parts of two versions of one text. */
export const inOneLanguage: Rules = {
  getKey: getContentKey,
  rateSimilarity: (before, after) => (before.shape === after.shape ? computeCommonWords(getText(before), getText(after)) : null),
};
/** Compares parts of a text and of its translation. */
export const inTwoLanguages: Rules = {
  getKey: getContentKey,
  rateSimilarity: (source, target) =>
    source.shape === target.shape ? base + (1 - base) * computeCommonWords(listAnchors(source), listAnchors(target)) : null,
};
const byShape: Rules = { getKey: ({ shape }) => shape, rateSimilarity: () => null };

/** From how many comparisons on parts of two languages are matched by their shapes only. */
const maxComparisons = 4000;

export type PartMatch = readonly [first: number, second: number];

/** Matches in their order the parts that have most in common. */
function matchBySimilarity(first: readonly Part[], second: readonly Part[], rules: Rules): PartMatch[] {
  // In one language the equal parts, of which there are most, leave short lists to be compared.
  const isLarge = rules === inTwoLanguages && first.length * second.length > maxComparisons;
  const items = matchItems(first, second, isLarge ? byShape : rules);
  return items.flatMap((item): PartMatch[] =>
    item.kind === 'same' || item.kind === 'changed' ? [[first.indexOf(item.before), second.indexOf(item.after)]] : [],
  );
}

export const haveSameShapes = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, index) => part.shape === other[index]?.shape);

export const matchByPlace = (parts: readonly Part[]): PartMatch[] => parts.map((_, index) => [index, index]);

/** How much less two sums may differ than what a part has in common with another. */
const tolerance = 1e-9;

/** Matches the parts of two lists, in their order: parts of equal shapes by their places, unless another way has more in common. */
export function matchParts(first: readonly Part[], second: readonly Part[], rules: Rules): PartMatch[] {
  const bySimilarity = matchBySimilarity(first, second, rules);
  if (!haveSameShapes(first, second)) return bySimilarity;
  const rate = (one?: Part, other?: Part) =>
    one && other ? (rules.getKey(one) === rules.getKey(other) ? 1 : (rules.rateSimilarity(one, other) ?? 0)) : 0;
  const rateAll = (matches: readonly PartMatch[]) => matches.reduce((sum, [one, other]) => sum + rate(first[one], second[other]), 0);
  const byPlace = matchByPlace(first);
  return rateAll(byPlace) + tolerance >= rateAll(bySimilarity) ? byPlace : bySimilarity;
}

/** Joins matches of a first list with a second to those of the second with a third. */
export const joinMatches = (first: readonly PartMatch[], second: readonly PartMatch[]): PartMatch[] => {
  const further = new Map(second);
  return first.flatMap(([one, middle]): PartMatch[] => {
    const last = further.get(middle);
    return last === undefined ? [] : [[one, last]];
  });
};
