import type { ValuePath } from '@ochiq/contract/fields/entry-values';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';
import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { isRecord } from '@ochiq/contract/is-record';

import type { StoredEntry } from '../history/stored-entry';
import type { Occurrence } from './find-occurrences';

type Values = Readonly<Record<string, unknown>>;

/** What takes the place of something that is removed; `null` leaves a place as it is. */
export type Substitute = {
  /** The document id for one that a relation names. */
  getReference: (documentId: string) => string | null;
  /** The page above, for that of a page. */
  getParent: (parent: string) => string | null;
  /** The target of a menu's item, for one as it is stored. */
  getItemTarget: (target: string) => string | null;
  /** The address of a link, for one as it is stored. */
  getAddress: (address: string) => string | null;
  /** The file for that with a hash. */
  getFile: (hash: string) => Values | null;
};

/** Leaves everything as it is; parts of it are replaced. */
export const noSubstitute: Substitute = {
  getReference: () => null,
  getParent: () => null,
  getItemTarget: () => null,
  getAddress: () => null,
  getFile: () => null,
};

/** Returns a value with another one at a path in it; the value itself is not changed. */
function changeAt(value: unknown, [step, ...rest]: ValuePath, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === step ? changeAt(item, rest, change) : item));
  return isRecord(value) ? { ...value, [step]: changeAt(value[step], rest, change) } : value;
}

/** Changes the items of a list or a single one, and leaves out what is there twice by that. */
function mapDistinct(value: unknown, map: (item: Values) => Values | null, getKey: (item: Values) => unknown): unknown {
  const mapItem = (item: unknown) => (isRecord(item) ? (map(item) ?? item) : item);
  if (!Array.isArray(value)) return mapItem(value);
  const items = value.map(mapItem);
  const getItemKey = (item: unknown) => (isRecord(item) ? getKey(item) : item);
  return items.filter((item, index) => items.findIndex((other) => getItemKey(other) === getItemKey(item)) === index);
}

function replaceReferences(value: unknown, { getReference }: Substitute): unknown {
  const map = ({ documentId }: Values) => {
    const other = getReference(String(documentId));
    return other === null ? null : { documentId: other };
  };
  return mapDistinct(value, map, ({ documentId }) => documentId);
}

function replaceFiles(value: unknown, substitute: Substitute): unknown {
  if (typeof value === 'string') return substitute.getItemTarget(value) ?? value;
  const names = isRecord(value) && !('hash' in value) ? getNodeFileNames(value['type']) : [];
  if (isRecord(value) && names.length > 0)
    return {
      ...value,
      ...Object.fromEntries(names.flatMap((name) => (name in value ? [[name, replaceFiles(value[name], substitute)]] : []))),
    };
  const map = (old: Values) => {
    const file = substitute.getFile(String(old['hash']));
    // The words for a picture in a text belong to its place.
    return file && (old['alternativeText'] === undefined ? file : { ...file, alternativeText: old['alternativeText'] });
  };
  return mapDistinct(value, map, ({ hash }) => hash);
}

const mapText = (value: unknown, get: (text: string) => string | null): unknown =>
  typeof value === 'string' ? (get(value) ?? value) : value;

function replaceValue(value: unknown, { kind, path }: Occurrence, substitute: Substitute): unknown {
  switch (kind) {
    case 'relation':
      return replaceReferences(value, substitute);
    case 'required':
      // A required field holds an entry or a file.
      return isRecord(value) && 'hash' in value ? replaceFiles(value, substitute) : replaceReferences(value, substitute);
    case 'parent':
      return mapText(value, substitute.getParent);
    case 'file':
      return replaceFiles(value, substitute);
    case 'menu':
    case 'link':
      return mapText(value, path.at(-1) === 'target' ? substitute.getItemTarget : substitute.getAddress);
  }
}

/** Returns an entry with a substitute at some places. */
export const replaceInEntry = (entry: StoredEntry, occurrences: readonly Occurrence[], substitute: Substitute): StoredEntry =>
  occurrences.reduce<StoredEntry>(
    (changed, occurrence) => changeAt(changed, occurrence.path, (old) => replaceValue(old, occurrence, substitute)) as StoredEntry,
    entry,
  );

/** Tells whether an address or target names an entry, which is stored instead of its address. */
export const isStoredReference = (text: string): boolean => {
  const kind = parseMenuTarget(text)?.kind;
  return kind === 'page' || kind === 'entry';
};
