import { readEdit, type SegmentEdit } from '../../content/translations/segments/apply-edits.ts';
import type { TagFault } from '../../content/translations/segments/inline-tags.ts';
import { isOpenState, type Segment, type SegmentState } from '../../content/translations/segments/segment.ts';

/** What prevents a segment from being saved: a tag, its length, or what another editor has saved there meanwhile. */
export type SegmentFault = TagFault | { kind: 'too-long'; max: number } | { kind: 'conflict' };

/** Returns the text of a segment as it is on the page. */
export const getShownText = ({ target }: Segment, edit: SegmentEdit | undefined): string => edit?.text ?? target ?? '';

/** Returns what is wrong with what was typed; `null` for nothing. */
export function findSegmentFault(segment: Segment, edit: SegmentEdit | undefined): SegmentFault | null {
  const { target, max } = segment;
  if (!edit || edit.text === target) return null;
  if (max !== null && edit.text.trim().length > max) return { kind: 'too-long', max };
  const read = readEdit(segment, edit.text);
  if ('fault' in read) return read.fault;
  return target !== null && edit.base !== target ? { kind: 'conflict' } : null;
}

/** Returns what has to be done about a segment, with what is typed. */
export function getShownState(segment: Segment, edit: SegmentEdit | undefined): SegmentState {
  const { state, target, source } = segment;
  if (!edit || edit.text === target || state === 'extra') return state;
  return edit.text.trim() === '' || edit.text === source ? 'untranslated' : 'done';
}

/** Counts the segments that have to be translated. */
export const countOpen = (segments: readonly Segment[], edits: Readonly<Record<string, SegmentEdit>>): number =>
  segments.filter((segment) => isOpenState(getShownState(segment, edits[segment.id]))).length;

/** Lists the links and notes of the source that the translation lacks. */
export const listLackingTags = ({ tags }: Segment, text: string): number[] =>
  tags.flatMap(({ kind, number, isOwn }) => (kind === 'format' || isOwn || text.includes(`<${String(number)}>`) ? [] : [number]));
