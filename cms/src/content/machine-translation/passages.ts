import { splitLines } from '../agreement/text-lines';
import { hashLine, hashPlain, readRun, type TextRun } from './text-run';

/** Shorter texts may be a person's own words: a name, a cell of a table. Counted without spaces; six words or so. */
const minPassage = 40;

/** By so many letters a place is found where a passage may begin. */
const openingSize = 24;

/** What a text is recognised by. Without an opening it is a line that is recognised as such, and in its own entry only. */
export type Passage = { hash: string; opening: string | null; size: number | null };

/** A passage in a run, by its first and last word. */
export type PassagePlace<P> = { passage: P; first: number; last: number };

const hashOpening = (plain: string, at: number): string => hashPlain(plain.slice(at, at + openingSize));

/** Cuts a line into its sentences that are long enough, or takes all of it where no sentence is and the line is. */
function cutLine(line: string): { signs: string; text: string }[] {
  const { plain, words } = readRun([{ path: '', text: line }]);
  const cut = (from: number, to: number) => {
    const [begin, end] = [words[from]?.at ?? 0, words[to]?.at ?? plain.length];
    const signs = plain.slice(begin, end).replace(/[^\p{L}\p{N}]+$/u, '');
    const text = words.slice(from, to).map((word) => word.text);
    return { signs, text: text.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') };
  };
  const firsts = words.flatMap(({ isFirst }, index) => (isFirst ? [index] : []));
  const isLong = ({ signs }: { signs: string }) => signs.length >= minPassage;
  const sentences = firsts.map((from, index) => cut(from, firsts[index + 1] ?? words.length)).filter(isLong);
  return sentences.length > 0 ? sentences : [cut(0, words.length)].filter(isLong);
}

/** Lists the passages of a text as they are written. */
export const listPassageTexts = (text: string): string[] =>
  splitLines(text).flatMap((line) => cutLine(line).map((passage) => passage.text));

/**
 * Lists the passages of a line.
 * @param isKnown whether a passage is one that readers see already: no person has to read it anywhere else
 */
export function listPassages(line: string, isKnown: (text: string) => boolean): Passage[] {
  const unknown = cutLine(line).filter(({ text }) => !isKnown(text));
  if (unknown.length === 0) return [{ hash: hashLine(line), opening: null, size: null }];
  return unknown.map(({ signs }) => ({ hash: hashPlain(signs), opening: hashOpening(signs, 0), size: signs.length }));
}

/** Hashes what the sentences of a run begin with: by these, passages of any entry are looked up. */
export const listOpenings = ({ plain, words }: TextRun): string[] =>
  words.flatMap(({ at, isFirst }) => (isFirst && plain.length - at >= minPassage ? [hashOpening(plain, at)] : []));

/** Marks the places of a plain text where a passage may end: a sentence, a line or nothing begins next. */
function markEnds({ plain, words }: TextRun): Uint8Array {
  const ends = new Uint8Array(plain.length + 1).fill(1);
  for (const [index, { at, isFirst }] of words.entries()) ends.fill(isFirst ? 1 : 0, (words[index - 1]?.at ?? -1) + 1, at + 1);
  return ends;
}

/**
 * Hashes what passages of any entry may be in a run: it begins and ends where sentences do, as one of these begins, and is as long.
 * @param sizes how long passages are, by what they begin with
 */
export function listPossible(run: TextRun, sizes: ReadonlyMap<string, readonly number[]>): string[] {
  const { plain, words } = run;
  const ends = markEnds(run);
  return words.flatMap(({ at, isFirst }) =>
    isFirst && plain.length - at >= minPassage
      ? (sizes.get(hashOpening(plain, at)) ?? []).flatMap((size) => (ends[at + size] === 1 ? [hashPlain(plain.slice(at, at + size))] : []))
      : [],
  );
}

/** Finds whole lines, by their hashes. */
const findLines = <P extends Passage>({ words, lines }: TextRun, byHash: ReadonlyMap<string, P>): PassagePlace<P>[] =>
  lines.flatMap((hash, line) => {
    const passage = byHash.get(hash);
    const first = passage ? words.findIndex((word) => word.line === line) : -1;
    return passage && first >= 0 ? [{ passage, first, last: words.findLastIndex((word) => word.line === line) }] : [];
  });

/** Groups passages by what they begin with. Many texts begin alike, so lists grow in place. */
function groupByOpening<P extends Passage>(passages: readonly P[]): Map<string, P[]> {
  const groups = new Map<string, P[]>();
  for (const passage of passages) {
    if (passage.opening === null) continue;
    const group = groups.get(passage.opening);
    if (group) group.push(passage);
    else groups.set(passage.opening, [passage]);
  }
  return groups;
}

/**
 * Finds passages in a run, also where they are split into lines, or joined with others. Each begins and ends where a sentence or a
 * line does: a name within a sentence is no passage. In its own entry one side is enough.
 */
export function findPassages<P extends Passage>(run: TextRun, passages: readonly P[], isOwn: (passage: P) => boolean): PassagePlace<P>[] {
  const { plain, words } = run;
  const byOpening = groupByOpening(passages);
  const places = findLines(run, new Map(passages.flatMap((one) => (one.opening === null && isOwn(one) ? [[one.hash, one]] : []))));
  if (byOpening.size === 0) return places;
  const ends = markEnds(run);
  // Where a passage would end is looked up before a hash is counted: in a long text that is faster by far.
  const ownSizes = [...new Set(passages.flatMap((one) => (one.opening !== null && isOwn(one) ? [one.size ?? 0] : [])))];
  for (const [first, { at, isFirst }] of words.entries()) {
    if (!isFirst && !ownSizes.some((size) => ends[at + size] === 1)) continue;
    const hashes = new Map<number, string>();
    for (const passage of byOpening.get(hashOpening(plain, at)) ?? []) {
      const size = passage.size ?? 0;
      const end = at + size;
      const isLast = ends[end] === 1;
      if (end > plain.length || !(isOwn(passage) ? isFirst || isLast : isFirst && isLast)) continue;
      const hash = hashes.get(size) ?? hashPlain(plain.slice(at, end));
      hashes.set(size, hash);
      if (hash !== passage.hash) continue;
      const rest = words.findIndex((word) => word.at >= end);
      if (words[rest]?.at === end || !/^[\p{L}\p{N}]/u.test(plain.slice(end)))
        places.push({ passage, first, last: (rest < 0 ? words.length : rest) - 1 });
    }
  }
  return places;
}
