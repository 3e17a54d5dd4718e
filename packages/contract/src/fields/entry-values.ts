import { isRecord, type UnknownRecord } from '../is-record.ts';
import { getComponentFields } from './components.ts';
import { contentTypes, type ContentTypeName } from '../content-types.ts';
import type { FollowKind, Field, Fields } from './field.ts';
import { getTargetHash } from './menu-target.ts';
import { getTargetAddress, listStoredTargets, type StoredTarget } from './stored-menu.ts';
import { getNodeFileNames } from '../rich-text/file-names.ts';
import { parseTextReference } from './text-reference.ts';
import { isLocale } from '../routing/locales.ts';

/** The path of a value in an entry: names of fields, and indexes of lists. */
export type ValuePath = readonly string[];

/** A field that holds no fields of its own, and its value; `siblings` are the values around it. */
export type FieldValue = { path: ValuePath; field: Field; value: unknown; siblings: UnknownRecord };

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isRecord(value) ? [value] : []);

function walkComponent(uid: string, value: unknown, path: ValuePath): FieldValue[] {
  return isRecord(value) ? walkFields(getComponentFields(uid) ?? {}, value, path) : [];
}

function walkField(name: string, field: Field, siblings: UnknownRecord, above: ValuePath): FieldValue[] {
  const value = siblings[name];
  const path = [...above, name];
  const { cms } = field;
  if (cms.type === 'component') {
    if (!Array.isArray(value)) return walkComponent(cms.component, value, path);
    return value.flatMap((item: unknown, index) => walkComponent(cms.component, item, [...path, String(index)]));
  }
  if (cms.type === 'dynamiczone') {
    return toList(value).flatMap((item, index) =>
      isRecord(item) ? walkComponent(String(item['__component']), item, [...path, String(index)]) : [],
    );
  }
  return [{ path, field, value, siblings }];
}

const walkFields = (fields: Fields, value: UnknownRecord, path: ValuePath): FieldValue[] =>
  Object.entries(fields).flatMap(([name, field]) => walkField(name, field, value, path));

/** Lists the fields of a form or an entry with their values, filled or not, at any depth, in the order of the contract. */
export const listFieldValues = (fields: Fields, values: unknown): readonly FieldValue[] =>
  isRecord(values) ? walkFields(fields, values, []) : [];

/** Lists all leaf fields of an entry, filled or not, as the contract defines them, at any depth. */
const walkEntry = (type: ContentTypeName, entry: UnknownRecord): FieldValue[] => walkFields(contentTypes[type].fields, entry, []);

type RichTextNode = { path: ValuePath; node: UnknownRecord };

/** Lists the nodes of a rich text, each before its children. */
function walkText(value: unknown, path: ValuePath): RichTextNode[] {
  return toList(value).flatMap((node, index) => {
    if (!isRecord(node)) return [];
    const here = [...path, String(index)];
    return [{ path: here, node }, ...walkText(node['children'], [...here, 'children'])];
  });
}

const getRichTextNodes = ({ field, value, path }: FieldValue) => (field.cms.type === 'blocks' ? walkText(value, path) : []);

const getNodeText = (node: UnknownRecord): string =>
  typeof node['text'] === 'string'
    ? node['text']
    : toList(node['children'])
        .map((child) => (isRecord(child) ? getNodeText(child) : ''))
        .join('');

/** An address that readers of an entry can follow, and the words shown for it. */
export type EntryAddress = { path: ValuePath; kind: FollowKind; address: string; words: string };

/** How the address of a node of a rich text is followed; `null` where the node has none. */
function getNodeFollow({ type }: UnknownRecord): FollowKind | null {
  if (type === 'link') return 'link';
  return type === 'video' ? 'target' : null;
}

/** Reads the address of a node: not the entry that a link leads to, whose address follows from the entry. */
function toNodeAddress({ path, node }: RichTextNode): EntryAddress[] {
  const { url, title } = node;
  const kind = getNodeFollow(node);
  if (kind === null || typeof url !== 'string' || parseTextReference(url) !== null) return [];
  return [{ path: [...path, 'url'], kind, address: url, words: typeof title === 'string' ? title : getNodeText(node) }];
}

function getAddresses(fieldValue: FieldValue): EntryAddress[] {
  const { path, field, value, siblings } = fieldValue;
  const links = getRichTextNodes(fieldValue).flatMap(toNodeAddress);
  if (!field.follow || typeof value !== 'string') return links;
  const words = [siblings['label'], siblings['title']].find((text) => typeof text === 'string') ?? '';
  return [...links, { path, kind: field.follow, address: value, words }];
}

/** Finds what the items of an entry's menus lead to, except those that are hidden in the entry's language. */
export function findMenuTargets(type: ContentTypeName, entry: UnknownRecord): StoredTarget[] {
  const locale = isLocale(entry['locale']) ? entry['locale'] : undefined;
  return walkEntry(type, entry)
    .filter(({ field }) => field.cms.type === 'json')
    .flatMap(({ value, path }) => listStoredTargets(value, path, locale))
    .filter(({ hidden }) => locale === undefined || !hidden.includes(locale));
}

function toTextReference({ path, node }: RichTextNode): StoredTarget[] {
  const target = node['type'] === 'link' && typeof node['url'] === 'string' ? parseTextReference(node['url']) : null;
  return target ? [{ path: [...path, 'url'], target, words: getNodeText(node), hidden: [] }] : [];
}

/** Finds the entries that links in the texts of an entry lead to. */
export const findTextReferences = (type: ContentTypeName, entry: UnknownRecord): StoredTarget[] =>
  walkEntry(type, entry).flatMap((fieldValue) => getRichTextNodes(fieldValue).flatMap(toTextReference));

/** Finds what the menus of an entry and the links in its texts lead to, wherever it is. */
export const findTargets = (type: ContentTypeName, entry: UnknownRecord): StoredTarget[] => [
  ...findMenuTargets(type, entry),
  ...findTextReferences(type, entry),
];

function getMenuAddresses(type: ContentTypeName, entry: UnknownRecord): EntryAddress[] {
  return findMenuTargets(type, entry).flatMap(({ target, path, words }) => {
    const address = getTargetAddress(target);
    return address === null ? [] : [{ path, kind: 'link' as const, address, words }];
  });
}

/** Finds every address in an entry that becomes a link, a picture's source or a redirect's end. */
export const findAddresses = (type: ContentTypeName, entry: UnknownRecord): EntryAddress[] => [
  ...walkEntry(type, entry).flatMap(getAddresses),
  ...getMenuAddresses(type, entry),
];

/** A file of the media library in an entry. A rich text stores a copy of the file's metadata, with its hash. */
export type UsedFile = { path: ValuePath; hash: string; url: string };

function toUsedFiles(file: unknown, path: ValuePath): UsedFile[] {
  if (!isRecord(file) || typeof file['hash'] !== 'string') return [];
  return [{ path, hash: file['hash'], url: typeof file['url'] === 'string' ? file['url'] : '' }];
}

const getNodeFiles = ({ path, node }: RichTextNode): UsedFile[] =>
  getNodeFileNames(node['type']).flatMap((name) => toUsedFiles(node[name], path));

function getFiles(fieldValue: FieldValue): UsedFile[] {
  const inText = getRichTextNodes(fieldValue).flatMap(getNodeFiles);
  return fieldValue.field.cms.type === 'media' ? [...inText, ...toUsedFiles(fieldValue.value, fieldValue.path)] : inText;
}

/** Finds the files that the items of menus lead to, in any language. */
function getMenuFiles({ field, value, path }: FieldValue): UsedFile[] {
  if (field.cms.type !== 'json') return [];
  return listStoredTargets(value, path).flatMap(({ target, path: at }) =>
    target.kind === 'file' ? [{ path: at, hash: getTargetHash(target), url: target.url }] : [],
  );
}

/** Finds every file of the media library that an entry shows. */
export const findFiles = (type: ContentTypeName, entry: UnknownRecord): UsedFile[] =>
  walkEntry(type, entry).flatMap((fieldValue) => [...getFiles(fieldValue), ...getMenuFiles(fieldValue)]);

/**
 * Finds the paths of component fields whose file is missing. Such a component cannot be published without its file, so
 * the media library has deleted it since.
 */
export const findEmptiedFiles = (type: ContentTypeName, entry: UnknownRecord): ValuePath[] =>
  walkEntry(type, entry)
    .filter(({ field, path, value }) => field.cms.type === 'media' && field.required && path.length > 1 && (value ?? null) === null)
    .map(({ path }) => path);

/** Another document that an entry points to. */
export type Reference = { path: ValuePath; uid: string; documentId: string };

function getReferences({ field: { cms }, value, path }: FieldValue): Reference[] {
  if (cms.type !== 'relation') return [];
  return toList(value).flatMap((one) =>
    isRecord(one) && typeof one['documentId'] === 'string' ? [{ path, uid: cms.target, documentId: one['documentId'] }] : [],
  );
}

/** Finds every document that an entry points to. */
export const findReferences = (type: ContentTypeName, entry: UnknownRecord): Reference[] => walkEntry(type, entry).flatMap(getReferences);
