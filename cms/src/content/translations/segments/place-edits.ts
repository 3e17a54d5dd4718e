import type { SegmentEdit, SegmentEdits } from './apply-edits';
import type { Segment } from './segment';

/** What was typed against words that are nowhere any more: no segment has such an id. */
const displacedPrefix = '?';

/** Returns whether a text belongs to a segment: it was typed against the same words, or in the place of a text that is still there. */
const belongs = ({ source, base }: SegmentEdit, { sourceWords, target }: Segment): boolean =>
  source === sourceWords || (base !== '' && base === (target ?? ''));

/**
 * Puts what was typed to the segments that it was typed for, after the source was published again: an item that was put in moves the
 * places of those behind it. What has no place any more stays, under an id that no segment has.
 */
export function placeEdits(edits: SegmentEdits, segments: readonly Segment[]): SegmentEdits {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const placed = new Map<string, SegmentEdit>();
  const moved: [string, SegmentEdit][] = [];
  for (const [id, edit] of Object.entries(edits)) {
    const segment = byId.get(id);
    if (edit.source === undefined || !segment || belongs(edit, segment)) placed.set(id, edit);
    else moved.push([id, edit]);
  }
  for (const [id, edit] of moved) {
    const fitting = segments.filter(
      (segment) => segment.sourceWords === edit.source && (segment.target ?? '') === edit.base && !placed.has(segment.id),
    );
    const [only] = fitting;
    placed.set(only && fitting.length === 1 ? only.id : displacedPrefix + id, edit);
  }
  return Object.fromEntries(placed);
}
