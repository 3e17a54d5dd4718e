import { createHash } from 'node:crypto';

import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import { listRecords } from '@ochiq/contract/list-records';

import { joinStrings } from '../history/diff/list-strings';
import { type AlignRules, matchItems } from '../history/diff/match-items';
import { toLines } from '../history/diff/text-lines';
import { computeCommonWords } from '../history/diff/words';
import type { StoredEntry } from '../history/stored-entry';
import { isTranslatable, serializeText } from './translatable-values';

/** A place in which two versions of a text differ: a field, a block of a page, a paragraph of a rich text. */
export type SourceChange = {
  /** The names of the fields that lead to it: `title`, `blocks.body`. */
  path: string;
  /** The same with its place in each list, in the version that has it: `blocks.2.body.4`. */
  place: string;
  /** The uid of what has the field, and the field. */
  owner: string;
  name: string;
  field: Field;
  kind: 'changed' | 'added' | 'removed';
  /** Of the path and of what both versions say, and of which of several such changes it is: by this a person confirms it, wherever else its block moves. */
  hash: string;
  before: unknown;
  after: unknown;
};

/** Returns whether a merged version has what the later one says at a place. */
type Decide = (change: SourceChange) => boolean;
type Values = Readonly<Record<string, unknown>>;
/** Where a value is: the component or type that has the field, and the way to it. */
type Place = { owner: string; name: string; field: Field; path: string; place: string };

/** Returns whether two values say the same to a translator. */
export const isSame = (before: unknown, after: unknown): boolean => serializeText(before) === serializeText(after);

/** @param earlier how many changes before it have the same path and words */
const hashChange = ({ path, before, after }: Pick<SourceChange, 'path' | 'before' | 'after'>, earlier: number): string =>
  createHash('sha256')
    .update(JSON.stringify([path, serializeText(before), serializeText(after), ...(earlier === 0 ? [] : [earlier])]))
    .digest('base64url');

function getKind(before: unknown, after: unknown): SourceChange['kind'] {
  if (isSame(before, null)) return 'added';
  return isSame(after, null) ? 'removed' : 'changed';
}

function mergeLeaf(at: Place, before: unknown, after: unknown, decide: Decide): unknown {
  const change = { ...at, kind: getKind(before, after), hash: hashChange({ path: at.path, before, after }, 0), before, after };
  return decide(change) ? after : before;
}

const getLineWords = (block: unknown): string =>
  toLines([block])
    .map(({ words, picture }) => words.map(({ text }) => text).join('') + (picture?.url ?? ''))
    .join(' ');

const textRules: AlignRules<Values> = {
  getKey: serializeText,
  rateSimilarity: (before, after) =>
    (before['type'] === 'image') === (after['type'] === 'image') ? computeCommonWords(getLineWords(before), getLineWords(after)) : null,
};
const itemRules: AlignRules<Values> = {
  getKey: serializeText,
  rateSimilarity: (before, after) =>
    before['__component'] === after['__component'] ? computeCommonWords(joinStrings(before), joinStrings(after)) : null,
};

/** Merges lists of blocks: those that are in both are matched, and compared by their fields where they have any. */
function mergeItems(at: Place, before: readonly Values[], after: readonly Values[], decide: Decide): Values[] {
  const { cms } = at.field;
  const merged: Values[] = [];
  let [former, later] = [0, 0];
  for (const item of matchItems(before, after, cms.type === 'blocks' ? textRules : itemRules)) {
    const one = item.kind === 'added' ? undefined : item.before;
    const other = item.kind === 'removed' ? undefined : item.after;
    const inList = { ...at, place: `${at.place}.${String(item.kind === 'removed' ? former : later)}` };
    const uid = cms.type === 'component' ? cms.component : String(other?.['__component']);
    if (item.kind === 'same') merged.push(item.after);
    else if (one && other && cms.type !== 'blocks') merged.push(mergeComponent(uid, inList, [one, other], decide));
    else {
      const value = mergeLeaf(inList, one, other, decide);
      if (isRecord(value)) merged.push(value);
    }
    if (one) former += 1;
    if (other) later += 1;
  }
  return merged;
}

/** Merges two parts by their fields; where they differ in nothing that the contract still knows, as one place. */
function mergeComponent(uid: string, at: Place, [before, after]: readonly [Values, Values], decide: Decide): Values {
  let compared = 0;
  const within = { owner: uid, path: `${at.path}.`, place: `${at.place}.` };
  const merged = mergeFields(within, getComponentFields(uid) ?? {}, [before, after], (change) => {
    compared += 1;
    return decide(change);
  });
  const { __component: kind } = after;
  if (compared > 0) return { ...(kind !== undefined && { __component: kind }), ...merged };
  return mergeLeaf(at, before, after, decide) === after ? after : before;
}

function mergeValue(at: Place, before: unknown, after: unknown, decide: Decide): unknown {
  const { cms } = at.field;
  if (isSame(before, after)) return after;
  if (cms.type === 'blocks' || cms.type === 'dynamiczone' || (cms.type === 'component' && cms.repeatable))
    return mergeItems(at, listRecords(before), listRecords(after), decide);
  if (cms.type === 'component' && isRecord(before) && isRecord(after)) return mergeComponent(cms.component, at, [before, after], decide);
  return mergeLeaf(at, before, after, decide);
}

type Within = Pick<Place, 'owner' | 'path' | 'place'>;

function mergeFields({ owner, path, place }: Within, fields: Fields, [before, after]: readonly [Values, Values], decide: Decide): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const at = { owner, name, field, path: path + name, place: place + name };
      const merged = mergeValue(at, before[name], after[name], decide);
      return isSame(merged, null) ? [] : [[name, merged]];
    }),
  );
}

/** Numbers changes of the same path and words: who confirms one of them has not seen the others. */
function numberSame(decide: Decide): Decide {
  const counts = new Map<string, number>();
  return (change) => {
    const earlier = counts.get(change.hash) ?? 0;
    counts.set(change.hash, earlier + 1);
    return decide(earlier === 0 ? change : { ...change, hash: hashChange(change, earlier) });
  };
}

/** Merges what has to be translated of two versions: at each place where they differ it is decided which one counts. */
export function mergeVersions(type: ContentTypeName, before: StoredEntry, after: StoredEntry, decide: Decide): StoredEntry {
  const fields = Object.fromEntries(Object.entries<Field>(contentTypes[type].fields).filter(([, field]) => isTranslatable(field)));
  return mergeFields({ owner: getContentTypeUid(type), path: '', place: '' }, fields, [before, after], numberSame(decide));
}

/** Lists the places in which two versions differ in what has to be translated, in the order of the form. */
export function listSourceChanges(type: ContentTypeName, before: StoredEntry, after: StoredEntry): SourceChange[] {
  const changes: SourceChange[] = [];
  mergeVersions(type, before, after, (change) => {
    changes.push(change);
    return false;
  });
  return changes;
}
