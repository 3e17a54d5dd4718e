import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import {
  type EntryAddress,
  findAddresses,
  findFiles,
  findTargets,
  listFieldValues,
  type ValuePath,
} from '@ochiq/contract/fields/entry-values';
import type { MenuTarget } from '@ochiq/contract/fields/menu-target';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';

import type { UseKind } from './removal';

/** What is sought in entries: each function tells whether a value leads to what is to be removed. */
export type Sought = {
  isReference: (uid: string, documentId: string) => boolean;
  isTarget: (target: MenuTarget) => boolean;
  isAddress: (address: EntryAddress) => boolean;
  isParent: (parent: string) => boolean;
  isFile: (hash: string) => boolean;
};

/** Finds nothing; parts of it are replaced. */
export const emptyMatcher: Sought = {
  isReference: () => false,
  isTarget: () => false,
  isAddress: () => false,
  isParent: () => false,
  isFile: () => false,
};

/** A place in an entry that uses what is sought: of a relation or file the field, of a link its address. */
export type Occurrence = { path: ValuePath; kind: UseKind; words: string };

/** The types in which a link is an item that disappears with its page. */
const menuTypes: readonly ContentTypeName[] = ['navigation', 'home'];

const getLinkKind = (type: ContentTypeName, path: ValuePath): UseKind =>
  menuTypes.includes(type) && (path.at(-1) === 'path' || path.at(-1) === 'target') ? 'menu' : 'link';

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function findFieldUses(type: ContentTypeName, entry: UnknownRecord, { isReference, isParent }: Sought): Occurrence[] {
  return listFieldValues(contentTypes[type].fields, entry).flatMap(({ path, field, value }): Occurrence[] => {
    const { cms, required, isPageParent } = field;
    if (isPageParent) return typeof value === 'string' && isParent(value) ? [{ path, kind: 'parent', words: '' }] : [];
    if (cms.type !== 'relation') return [];
    const isUsed = toList(value).some((one) => isRecord(one) && isReference(cms.target, String(one['documentId'])));
    return isUsed ? [{ path, kind: required ? 'required' : 'relation', words: '' }] : [];
  });
}

/** Tells whether a file is in a field of the entry itself that can't be published without it. */
const isRequiredFile = (type: ContentTypeName, [name, ...rest]: ValuePath): boolean =>
  rest.length === 0 && listFieldValues(contentTypes[type].fields, {}).some(({ path, field }) => path[0] === name && field.required);

function getFileKind(type: ContentTypeName, path: ValuePath): UseKind {
  if (path.at(-1) === 'target') return 'menu';
  return isRequiredFile(type, path) ? 'required' : 'file';
}

/** Finds every place in an entry that uses what is sought, at any depth. */
export function findOccurrences(type: ContentTypeName, entry: UnknownRecord, sought: Sought): Occurrence[] {
  const links = findAddresses(type, entry).filter(sought.isAddress);
  const targets = findTargets(type, entry).filter(({ target }) => sought.isTarget(target));
  const files = findFiles(type, entry).filter(({ hash }) => sought.isFile(hash));
  return [
    ...findFieldUses(type, entry, sought),
    ...[...links, ...targets].map(({ path, words }): Occurrence => ({ path, kind: getLinkKind(type, path), words: words.trim() })),
    ...files.map(({ path }): Occurrence => ({ path, kind: getFileKind(type, path), words: '' })),
  ];
}
