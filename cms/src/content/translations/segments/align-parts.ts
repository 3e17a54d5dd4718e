import { resemblance } from '../../history/diff/words';
import {
  getContentKey,
  haveCommonAnchors,
  haveSameShapes,
  inOneLanguage,
  inTwoLanguages,
  joinMatches,
  type PartMatch,
  matchByPlace,
  matchParts,
} from './match-parts';
import type { Part } from './part';

/**
 * The parts of one list: what readers of the source see, the translation, and where they are known, the source from which it was made
 * and the translation that readers see.
 */
export type Lists<P> = { source: P; target: P; before: P | null; live: P | null };

/** What belongs together; `null` where a language or version does not have it. */
export type AlignedParts = { source: Part | null; target: Part | null; before: Part | null; live: Part | null };

/** What is known of how the lists belong to each other. */
type Knowledge = {
  beforeSource: readonly PartMatch[];
  targetLive: readonly PartMatch[];
  /** The parts of the source with those of the translation that follow them. */
  known: readonly PartMatch[];
  /** What came into the place of a part that is no more, with the translation of that one. */
  replaced: readonly PartMatch[];
  /** Whether a part of the translation can be of a part of the source that came later. */
  canFollow: (source: number, target: number) => boolean;
  /** Whether a part of the translation still says what it said of one that the source no longer has. */
  isPast: (target: number) => boolean;
};

/** Matches what readers see of the translation with the source from which it was made; `null` where neither tells enough. */
function matchPublished({ source, target, before, live }: Lists<readonly Part[]>): PartMatch[] | null {
  const formerSource = before ?? source;
  if (!live) return null;
  if (haveSameShapes(formerSource, live)) return matchByPlace(live);
  return before && !haveSameShapes(source, target) ? matchParts(before, live, inTwoLanguages) : null;
}

const resembles = (one: Part | undefined, other: Part | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (getContentKey(one) === getContentKey(other) || (inOneLanguage.rateSimilarity(one, other) ?? 0) >= resemblance);

/** Follows each part of the source to what it was, from there to the translation that was made of that, and on to the draft. */
function followParts(lists: Lists<readonly Part[]>): Knowledge {
  const { source, target, before, live } = lists;
  const beforeSource = before ? matchParts(source, before, inOneLanguage) : [];
  const targetLive = live ? matchParts(target, live, inOneLanguage) : [];
  const published = matchPublished(lists);
  if (!published) return { beforeSource, targetLive, known: [], replaced: [], canFollow: () => true, isPast: () => false };
  const liveTarget = targetLive.map(([own, former]): PartMatch => [former, own]);
  const formerTarget = joinMatches(published, liveTarget);
  const isSame = ([own, former]: PartMatch) => resembles(source[own], before?.[former]);
  const known = joinMatches(before ? beforeSource.filter(isSame) : matchByPlace(source), formerTarget);
  const replaced = joinMatches(
    beforeSource.filter((match) => !isSame(match)),
    formerTarget,
  );
  const past = new Set(formerTarget.map(([, own]) => own));
  for (const [, own] of known) past.delete(own);
  const formerOf = new Map(targetLive);
  // What was written again from the beginning is of a newer part of the source where both have something in common.
  const canFollow = (from: number, own: number) => {
    const [one, other] = [source[from], target[own]];
    return !past.has(own) || (one !== undefined && other !== undefined && haveCommonAnchors(one, other));
  };
  const isPast = (own: number) => past.has(own) && resembles(target[own], live?.[formerOf.get(own) ?? -1]);
  return { beforeSource, targetLive, known, replaced, canFollow, isPast };
}

/** Matches what is between the known places of both lists by shapes, and by what is the same in every language. */
function fillGaps({ source, target }: Lists<readonly Part[]>, { known, canFollow, isPast }: Knowledge): PartMatch[] {
  let [taken, used] = [0, 0];
  return [...known, [source.length, target.length] as const].flatMap(([from, to]): PartMatch[] => {
    const start = taken;
    const free = target.flatMap((part, index) => (index >= used && index < to && !isPast(index) ? [{ part, index }] : []));
    const targets = free.map(({ part }) => part);
    const inner = matchParts(source.slice(taken, from), targets, inTwoLanguages).flatMap(([one, other]): PartMatch[] => {
      const index = free[other]?.index;
      return index !== undefined && canFollow(start + one, index) ? [[start + one, index]] : [];
    });
    [taken, used] = [from + 1, to + 1];
    return from < source.length ? [...inner, [from, to]] : inner;
  });
}

/** Adds what came into the place of another part, where neither has a better place. */
function addReplaced(matches: readonly PartMatch[], replaced: readonly PartMatch[]): PartMatch[] {
  const fits = ([from, to]: PartMatch) => matches.every(([one, other]) => (one < from && other < to) || (one > from && other > to));
  return [...matches, ...replaced.filter(fits)].sort(([one], [other]) => one - other);
}

/**
 * Aligns the parts of a list in two languages. What a translation says follows the source from which readers' version of it was made,
 * part by part, also once some of it was saved again; what neither version had is matched by shapes, and by what both have in common.
 * @returns them in the order of the source, and at which place of the translation each is, or belongs
 */
export function listAlignedParts(lists: Lists<readonly Part[]>): (AlignedParts & { at: number })[] {
  const { source, target, before, live } = lists;
  const knowledge = followParts(lists);
  const [beforeSource, targetLive] = [new Map(knowledge.beforeSource), new Map(knowledge.targetLive)];
  const findBefore = (from: number) => before?.[beforeSource.get(from) ?? -1] ?? null;
  const findLive = (to: number) => live?.[targetLive.get(to) ?? -1] ?? null;
  const rows: (AlignedParts & { at: number })[] = [];
  let [taken, used] = [0, 0];
  const addUntil = (from: number, to: number) => {
    for (; taken < from; taken += 1)
      rows.push({ source: source[taken] ?? null, target: null, before: findBefore(taken), live: null, at: used });
    for (; used < to; used += 1) rows.push({ source: null, target: target[used] ?? null, before: null, live: findLive(used), at: used });
  };
  for (const [from, to] of addReplaced(fillGaps(lists, knowledge), knowledge.replaced)) {
    addUntil(from, to);
    const pair = { source: source[from] ?? null, target: target[to] ?? null };
    rows.push({ ...pair, before: findBefore(from), live: findLive(to), at: to });
    [taken, used] = [from + 1, to + 1];
  }
  addUntil(source.length, target.length);
  return rows;
}
