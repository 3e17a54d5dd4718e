import type { ContentTypeName } from '@ochiq/contract/content-types';

import { type AlignedParts, listAlignedParts, type Lists } from './align-parts';
import { formatInline, listNumberedTags } from './inline-tags';
import { isAbsent, type Part, type PartLabel, type PartPath, type EntryValues } from './part';
import { readParts } from './read-parts';
import { getLeafKey, getLeafWords, type Segment, type SegmentState } from './segment';

/** What the translation lacks and can take over: an item of a list, or a whole value. */
export type MissingPart = { field: string; value: unknown } & (
  | { kind: 'item'; list: PartPath; at: number }
  | { kind: 'value'; path: PartPath }
);

/** An entry in two languages, in pieces. */
export type SegmentedEntry = { segments: readonly Segment[]; missing: readonly MissingPart[] };

type Place = {
  field: string;
  labels: readonly PartLabel[];
  source: PartPath;
  /** `null` below what the translation lacks. */
  target: PartPath | null;
};

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isBlank = (text: string): boolean => text.trim() === '';

function getState({ source, target, before, live }: AlignedParts): SegmentState {
  const [words, own] = [getLeafWords(source), getLeafWords(target)];
  if ((source ?? target)?.leaf?.kind === 'fixed') return source && !target ? 'missing' : target && !source ? 'extra' : 'fixed';
  if (!source || isBlank(words)) return 'extra';
  if (!target) return 'missing';
  const isLive = live !== null && getLeafKey(live) === getLeafKey(target);
  if (isBlank(own) || (own === words && hasLetters(words) && !isLive)) return 'untranslated';
  if (!before || getLeafKey(before) === getLeafKey(source)) return 'translated';
  return isLive ? 'changed' : 'done';
}

function createSegment(aligned: AlignedParts, { field, labels, source: sourcePath, target: targetPath }: Place): Segment | null {
  const { source, target, before } = aligned;
  const leaf = (target ?? source)?.leaf;
  if (!leaf || leaf.kind === 'value' || (isBlank(getLeafWords(source)) && isBlank(getLeafWords(target)) && leaf.kind !== 'fixed'))
    return null;
  const [words, own] = [source?.leaf, target?.leaf];
  const [sourceLine, targetLine] = [words?.kind === 'inline' ? words.children : [], own?.kind === 'inline' ? own.children : []];
  const tags = listNumberedTags(sourceLine, targetLine);
  const isChanged = before !== null && source !== null && getLeafKey(before) !== getLeafKey(source);
  const path = targetPath && leaf.kind === 'inline' ? [...targetPath, 'children'] : targetPath;
  return {
    id: source ? sourcePath.join('.') : `+${(targetPath ?? []).join('.')}`,
    ...{ field, labels, kind: leaf.kind, isLong: leaf.kind === 'inline' || (leaf.kind === 'plain' && leaf.isLong) },
    max: leaf.kind === 'plain' ? leaf.max : null,
    source: source && (leaf.kind === 'inline' ? formatInline(sourceLine, tags.source) : getLeafWords(source)),
    sourceWords: getLeafWords(source),
    before: isChanged ? getLeafWords(before) : null,
    target: target && (leaf.kind === 'inline' ? formatInline(targetLine, tags.target) : getLeafWords(target)),
    path: leaf.kind === 'fixed' ? null : path,
    tags: tags.tags,
    state: getState(aligned),
  };
}

const toLists = (aligned: AlignedParts): Lists<readonly Part[]> => {
  const { source, target, before, live } = aligned;
  return { source: source?.parts ?? [], target: target?.parts ?? [], before: before?.parts ?? null, live: live?.parts ?? null };
};

/** Joins the parts that are always the same by their places, where the languages have as many of them. */
function joinFields(aligned: AlignedParts): AlignedParts[] | null {
  const { source, target, before, live } = toLists(aligned);
  const main = aligned.source ? source : target;
  const isEqual = (parts: readonly Part[] | null) =>
    parts !== null && parts.map(({ shape }) => shape).join() === main.map(({ shape }) => shape).join();
  if (aligned.source && aligned.target && !isEqual(target)) return null;
  return main.map((part, index) => ({
    source: aligned.source ? part : null,
    target: aligned.target ? (target[index] ?? null) : null,
    before: isEqual(before) ? (before?.[index] ?? null) : null,
    live: isEqual(live) ? (live?.[index] ?? null) : null,
  }));
}

const goTo = (path: PartPath | null, part: Part | null, around: PartPath = []): PartPath | null =>
  path && part && [...path, ...around, ...part.steps];

/** What is shown of a part of which the languages have different columns and rows. */
const createFixedSegment = ({ source, target }: AlignedParts, place: Place): Segment => ({
  ...{ id: place.source.join('.'), field: place.field, labels: place.labels, kind: 'fixed', isLong: false, max: null, tags: [] },
  ...{ source: source && '', sourceWords: '', before: null, target: target && '', path: null, state: 'fixed' },
});

function splitList(aligned: AlignedParts, place: Place, listAt: PartPath): SegmentedEntry {
  const list = aligned.target && place.target && [...place.target, ...listAt];
  return joinEntries(
    listAlignedParts(toLists(aligned)).map(({ at, ...item }) => {
      const part = item.source ?? item.target;
      if (!part) return noSegments;
      const inner: Place = {
        field: place.field,
        labels: [...place.labels, part.label],
        source: goTo([...place.source, ...listAt], item.source) ?? place.source,
        target: goTo(list, item.target),
      };
      const { segments, missing } = splitPart(item, inner);
      if (item.target || !item.source || !list) return { segments, missing };
      return { segments, missing: [{ kind: 'item', field: place.field, list, at, value: item.source.copy() }] };
    }),
  );
}

const noSegments: SegmentedEntry = { segments: [], missing: [] };

const joinEntries = (entries: readonly SegmentedEntry[]): SegmentedEntry => ({
  segments: entries.flatMap(({ segments }) => segments),
  missing: entries.flatMap(({ missing }) => missing),
});

/** Splits a part into its segments, and finds what the translation lacks of it. */
function splitPart(aligned: AlignedParts, place: Place): SegmentedEntry {
  const { source, target } = aligned;
  const part = source ?? target;
  if (!part) return noSegments;
  if (source && target && isAbsent(target) && !isAbsent(source) && source.leaf?.kind !== 'plain' && place.target) {
    const { segments } = splitPart({ ...aligned, target: null, live: null }, { ...place, target: null });
    return { segments, missing: [{ kind: 'value', field: place.field, path: place.target, value: source.copy() }] };
  }
  if (part.leaf) {
    const segment = createSegment(aligned, place);
    return { segments: segment ? [segment] : [], missing: [] };
  }
  if (part.listAt) return splitList(aligned, place, part.listAt);
  const joined = joinFields(aligned);
  if (!joined) return { segments: [createFixedSegment(aligned, place)], missing: [] };
  return joinEntries(
    joined.map((inner) => {
      const label = (inner.source ?? inner.target)?.label;
      return splitPart(inner, {
        field: place.field,
        labels: label ? [...place.labels, label] : place.labels,
        source: goTo(place.source, inner.source) ?? place.source,
        target: goTo(place.target, inner.target),
      });
    }),
  );
}

/** Splits an entry in two languages into segments. @param fields the fields that are shown */
export function listSegments(type: ContentTypeName, entries: Lists<EntryValues>, fields: readonly string[]): SegmentedEntry {
  const read = (values: EntryValues | null) => (values ? readParts(type, values) : null);
  const [target, before, live] = [read(entries.target), read(entries.before), read(entries.live)];
  const find = (parts: readonly Part[] | null, index: number) => parts?.[index] ?? null;
  return joinEntries(
    readParts(type, entries.source).flatMap((source, index) => {
      const [name] = source.steps;
      if (typeof name !== 'string' || !fields.includes(name)) return [];
      const aligned = { source, target: find(target, index), before: find(before, index), live: find(live, index) };
      return [splitPart(aligned, { field: name, labels: [source.label], source: [name], target: [name] })];
    }),
  );
}
