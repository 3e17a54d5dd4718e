import { joinStrings, listStrings } from '../../history/diff/list-strings';
import { matchItems } from '../../history/diff/match-items';
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

const canMatch = (one: Part, other: Part): boolean => one.shape === other.shape;

/** How alike two parts of one shape are at least. */
const base = 0.4;

const inOneLanguage = {
  getKey: getContentKey,
  rateSimilarity: (before: Part, after: Part) =>
    canMatch(before, after) ? computeCommonWords(joinStrings(before.value), joinStrings(after.value)) : null,
};
const inTwoLanguages = {
  getKey: getContentKey,
  rateSimilarity: (source: Part, target: Part) =>
    canMatch(source, target) ? base + (1 - base) * computeCommonWords(listAnchors(source), listAnchors(target)) : null,
};
const byShape = { getKey: ({ shape }: Part) => shape, rateSimilarity: () => null };

/** From how many comparisons on parts are matched by their shapes only. */
const maxComparisons = 4000;

type Match = readonly [source: number, target: number];

/** Matches the parts of two lists, in their order. */
function matchParts(source: readonly Part[], target: readonly Part[], rules: typeof inTwoLanguages): Match[] {
  const isLarge = source.length * target.length > maxComparisons;
  const items = matchItems<Part>(source, target, isLarge ? byShape : rules);
  return items.flatMap((item): Match[] =>
    item.kind === 'same' || item.kind === 'changed' ? [[source.indexOf(item.before), target.indexOf(item.after)]] : [],
  );
}

const haveSameShapes = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length && one.every((part, index) => part.shape === other[index]?.shape);

const matchByPlace = (parts: readonly Part[]): Match[] => parts.map((_, index) => [index, index]);

/**
 * The parts of one list: what readers of the source see, the translation, and where they are known, the source from which it was made
 * and the translation that readers see.
 */
export type Lists<P> = { source: P; target: P; before: P | null; live: P | null };

const join = (first: readonly Match[], second: readonly Match[]): Match[] =>
  first.flatMap(([source, middle]) => second.flatMap(([one, target]): Match[] => (one === middle ? [[source, target]] : [])));

/** What belongs together; `null` where a language or version does not have it. */
export type AlignedParts = { source: Part | null; target: Part | null; before: Part | null; live: Part | null };

/**
 * Aligns the parts of a list in two languages. A translation that was not changed since it was published follows the source from
 * which it was made, part by part; else parts of the same shapes belong together by their places, or by what they have in common.
 * @returns them in the order of the source, and at which place of the translation each is, or belongs
 */
export function listAlignedParts({ source, target, before, live }: Lists<readonly Part[]>): (AlignedParts & { at: number })[] {
  const beforeSource = before ? matchParts(source, before, inOneLanguage) : [];
  const targetLive = live ? matchParts(target, live, inOneLanguage) : [];
  const isUnchanged = live !== null && JSON.stringify(target.map(getContentKey)) === JSON.stringify(live.map(getContentKey));
  const choose = (): Match[] => {
    if (before && isUnchanged && haveSameShapes(before, target)) return join(beforeSource, matchByPlace(before));
    return haveSameShapes(source, target) ? matchByPlace(source) : matchParts(source, target, inTwoLanguages);
  };
  const find = (list: readonly Part[] | null, matches: readonly Match[], from: number) => {
    const match = matches.find(([one]) => one === from);
    return (match && list?.[match[1]]) ?? null;
  };
  const rows: (AlignedParts & { at: number })[] = [];
  let [taken, used] = [0, 0];
  const addUntil = (from: number, to: number) => {
    for (; taken < from; taken += 1)
      rows.push({ source: source[taken] ?? null, target: null, before: find(before, beforeSource, taken), live: null, at: used });
    for (; used < to; used += 1)
      rows.push({ source: null, target: target[used] ?? null, before: null, live: find(live, targetLive, used), at: used });
  };
  for (const [from, to] of choose()) {
    addUntil(from, to);
    rows.push({
      ...{ source: source[from] ?? null, target: target[to] ?? null },
      ...{ before: find(before, beforeSource, from), live: find(live, targetLive, to), at: to },
    });
    [taken, used] = [from + 1, to + 1];
  }
  addUntil(source.length, target.length);
  return rows;
}
