import { isRecord } from '@ochiq/contract/is-record';

import { parseInline, type TagFault } from './inline-tags';
import type { MissingPart } from './list-segments';
import type { PartPath, EntryValues } from './part';
import type { Segment } from './segment';

/** Returns a value with another one at a place in it; what is around that stays as it is. */
function replaceAt(value: unknown, [step, ...rest]: PartPath, next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.map((item, index) => (index === step ? replaceAt(item, rest, next) : item));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: replaceAt(record[step], rest, next) };
}

const getAt = (value: unknown, path: PartPath): unknown =>
  path.reduce<unknown>((inner, step) => {
    if (typeof step === 'number') return Array.isArray(inner) ? inner[step] : undefined;
    return isRecord(inner) ? inner[step] : undefined;
  }, value);

/** What was typed into a segment, what it said before that, and against which words of the source. */
export type SegmentEdit = {
  text: string;
  base: string;
  source?: string | undefined;
  /** Which of the segments it was that have the same words of the source, from 0, and how many have. */
  nth?: number | undefined;
  of?: number | undefined;
  /** Whether no other segment said the same in the translation. */
  isBaseOnly?: boolean | undefined;
};

/** What is typed, by the ids of segments. */
export type SegmentEdits = Readonly<Record<string, SegmentEdit>>;

/** Reads what was typed as a value of the translation; `fault` where a tag got lost. */
export function readEdit({ kind, tags }: Segment, text: string): { value: unknown } | { fault: TagFault } {
  if (kind !== 'inline') return { value: text.trim() === '' ? null : text };
  const parsed = parseInline(text, tags);
  return 'fault' in parsed ? parsed : { value: parsed.children };
}

/** Puts what was typed into a translation. Only that changes; a text with a lost tag, and one that has no place, is left out. */
export function applyEdits(values: EntryValues, segments: readonly Segment[], edits: SegmentEdits): EntryValues {
  let edited: unknown = values;
  for (const segment of segments) {
    const edit = edits[segment.id];
    if (!edit || !segment.path || edit.text === segment.target) continue;
    const read = readEdit(segment, edit.text);
    if ('value' in read) edited = replaceAt(edited, segment.path, read.value);
  }
  return isRecord(edited) ? edited : values;
}

/** Takes over what a translation lacks. @param missing as it was found in these values */
export function copyMissing(values: EntryValues, missing: readonly MissingPart[]): EntryValues {
  let copied: unknown = values;
  // From the end, so that the places before what is put in stay the same.
  for (const part of missing.toReversed()) {
    if (part.kind === 'value') {
      copied = replaceAt(copied, part.path, part.value);
      continue;
    }
    const list = getAt(copied, part.list);
    const items: readonly unknown[] = Array.isArray(list) ? list : [];
    copied = replaceAt(copied, part.list, [...items.slice(0, part.at), part.value, ...items.slice(part.at)]);
  }
  return isRecord(copied) ? copied : values;
}

/** Returns the fields of an entry that differ from what is saved: only these are sent. */
export const listEditedFields = (saved: EntryValues, edited: EntryValues): EntryValues =>
  Object.fromEntries(Object.entries(edited).filter(([name, value]) => value !== saved[name]));
