import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { getNodeFileNames } from '@ochiq/contract/rich-text/file-names';
import { isRecord } from '@ochiq/contract/is-record';
import { toRecords } from '@ochiq/contract/list-records';

import { pageUid } from '../page-tree/read-tree';
import { findParentPage } from './find-parent-page';
import type { StoredEntry } from './stored-entry';

/** What a version names that is still there. */
export type KnownTargets = {
  /** Returns the id of a file of the media library by its hash. */
  findFile: (hash: string) => number | null;
  /** Returns whether an entry exists in the language. */
  hasEntry: (uid: string, documentId: string) => boolean;
  /** Returns whether there is a page, in any language, that a page may be below. */
  hasPage: (documentId: string) => boolean;
};

/** A file or an entry that a version names and that is gone. */
export type MissingTarget = { file: string } | { uid: string; documentId: string };

/** A field that can't be written as it was, and what is gone of it. */
export type MissingField = { field: string; targets: readonly MissingTarget[] };

type Values = Readonly<Record<string, unknown>>;
type Conversion = KnownTargets & {
  /** Is called for each file and each entry that is gone. */
  onMissing: (target: MissingTarget) => void;
};

function findFileId(file: unknown, { findFile, onMissing }: Conversion): number | null {
  if (!isRecord(file)) return null;
  const id = findFile(String(file['hash']));
  if (id === null) onMissing({ file: String(file['name']) });
  return id;
}

/** Empties the files of a node that are gone; none is left of one that is nothing without. */
function toNode(node: unknown, conversion: Conversion): unknown[] {
  if (!isRecord(node)) return [node];
  const names = getNodeFileNames(node['type']);
  const missing = names.filter((name) => isRecord(node[name]) && findFileId(node[name], conversion) === null);
  if (missing.length === 0) return [node];
  return missing[0] === names[0] ? [] : [{ ...node, ...Object.fromEntries(missing.map((name) => [name, null])) }];
}

/** Leaves out the files of a text that the media library does not have any more: no text with them can be saved. */
const toText = (value: unknown, conversion: Conversion): unknown =>
  Array.isArray(value) ? value.flatMap((node: unknown) => toNode(node, conversion)) : null;

function toReferences(uid: string, value: unknown, { hasEntry, onMissing }: Conversion): string[] {
  return toRecords(value).flatMap(({ documentId }) => {
    const id = String(documentId);
    if (hasEntry(uid, id)) return [id];
    onMissing({ uid, documentId: id });
    return [];
  });
}

function toComponent(uid: string, item: Values, conversion: Conversion): Values {
  return toDataFields(getComponentFields(uid) ?? {}, item, conversion);
}

/** Reports a page above that is gone. It stays the parent: it may come back, and no page may get another address by itself. */
function checkParent(value: unknown, { hasPage, onMissing }: Conversion): void {
  const documentId = findParentPage(value);
  if (documentId !== null && !hasPage(documentId)) onMissing({ uid: pageUid, documentId });
}

function toData({ cms, isPageParent }: Field, value: unknown, conversion: Conversion): unknown {
  if (isPageParent) checkParent(value, conversion);
  switch (cms.type) {
    case 'media': {
      const ids = toRecords(value).flatMap((file) => findFileId(file, conversion) ?? []);
      return cms.multiple ? ids : (ids[0] ?? null);
    }
    case 'relation': {
      const ids = toReferences(cms.target, value, conversion);
      return cms.relation === 'oneToMany' ? ids : (ids[0] ?? null);
    }
    case 'component': {
      const items = toRecords(value).map((item) => toComponent(cms.component, item, conversion));
      return cms.repeatable ? items : (items[0] ?? null);
    }
    case 'dynamiczone':
      return toRecords(value).map((item) => {
        const uid = String(item['__component']);
        return { __component: uid, ...toComponent(uid, item, conversion) };
      });
    case 'blocks':
      return toText(value, conversion);
    default:
      return value ?? null;
  }
}

const toDataFields = (fields: Fields, values: Values, conversion: Conversion): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toData(field, values[name], conversion)]));

/**
 * Converts a version to the data of Strapi's Document Service: what was empty is emptied again.
 * @param names the fields to write
 * @returns the data, and the fields in which a file or an entry is gone
 */
export function toDocumentData(
  type: ContentTypeName,
  entry: StoredEntry,
  names: readonly string[],
  targets: KnownTargets,
): { data: Values; missing: MissingField[] } {
  const missing = new Map<string, MissingTarget[]>();
  const data = Object.entries<Field>(contentTypes[type].fields)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => [
      name,
      toData(field, entry[name], { ...targets, onMissing: (target) => missing.set(name, [...(missing.get(name) ?? []), target]) }),
    ]);
  return { data: Object.fromEntries(data) as Values, missing: [...missing].map(([field, targets]) => ({ field, targets })) };
}
