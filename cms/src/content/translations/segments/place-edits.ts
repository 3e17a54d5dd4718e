import { computeCommonWords, resemblance } from '../../history/diff/words';
import type { SegmentEdit, SegmentEdits } from './apply-edits';
import type { Segment } from './segment';

/** What was typed against words that are nowhere any more: no segment has such an id. */
const displacedPrefix = '?';

const toText = (text: string | null): string => text ?? '';

const listAlike = (segments: readonly Segment[], words: string): Segment[] =>
  segments.filter(({ source, sourceWords }) => source !== null && sourceWords === words);

/**
 * Describes a segment by what it says, for what is typed into it: by the words of its source, as the first or another of those that
 * have the same ones, and whether only it has its translation.
 */
export const describePlace = (
  segment: Segment,
  segments: readonly Segment[],
): Pick<SegmentEdit, 'source' | 'nth' | 'of' | 'isBaseOnly'> => {
  const alike = listAlike(segments, segment.sourceWords);
  return {
    source: segment.sourceWords,
    ...{ nth: Math.max(0, alike.indexOf(segment)), of: alike.length },
    isBaseOnly: segments.filter(({ target }) => toText(target) === toText(segment.target)).length === 1,
  };
};

/**
 * Finds the segment that a text was typed into: the one with its words of the source, unless the translation that it replaces is at
 * another one now; where these words were changed, the one with that translation, unless what was typed is another text than both.
 */
function findPlace(id: string, edit: SegmentEdit, segments: readonly Segment[]): Segment | undefined {
  const { base, source = '', nth = 0, of = 1, isBaseOnly = false } = edit;
  const based = base === '' ? [] : segments.filter(({ target }) => target === base);
  const former = segments.find((segment) => segment.id === id);
  const alike = listAlike(segments, source);
  const hasBase = (segment: Segment | undefined) => segment !== undefined && toText(segment.target) === base;
  // A copy of the browser from before has no words of the source.
  if (edit.source === undefined) return hasBase(former) ? former : undefined;
  // What only the translation has is known by what it says.
  if (former?.source === null && source === '' && hasBase(former)) return former;
  const own = alike.length === of ? alike[nth] : undefined;
  if (own) return hasBase(own) || based.length === 0 ? own : undefined;
  const [only] = based;
  if (!only || based.length > 1 || !isBaseOnly || alike.length > 0) return undefined;
  const resembles = (one: string, other: string) => computeCommonWords(one, other) >= resemblance;
  const isOfIt = source !== '' && (resembles(source, only.sourceWords) || resembles(edit.text, base));
  return (only.source === null ? source === '' : isOfIt) ? only : undefined;
}

/**
 * Puts what was typed to the segments that it was typed for, after either language was saved again: an item that was put in moves the
 * places of those behind it. What has no place any more stays, under an id that no segment has.
 */
export function placeEdits(edits: SegmentEdits, segments: readonly Segment[]): SegmentEdits {
  const placed = new Map<string, SegmentEdit>();
  const displaced: [string, SegmentEdit][] = [];
  for (const [former, edit] of Object.entries(edits)) {
    const id = former.replace(/^\?+/u, '');
    const place = findPlace(id, edit, segments);
    if (place && !placed.has(place.id)) placed.set(place.id, edit);
    else displaced.push([id, edit]);
  }
  for (const [id, edit] of displaced) {
    let free = displacedPrefix + id;
    while (placed.has(free)) free = displacedPrefix + free;
    placed.set(free, edit);
  }
  return Object.fromEntries(placed);
}
