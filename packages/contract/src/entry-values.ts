import { componentFields } from './component-fields.ts';
import { contentTypes, type ContentTypeName } from './content-types.ts';
import type { FollowKind, Field, Fields } from './field.ts';

type Loose = Readonly<Record<string, unknown>>;

/** The path of a value in an entry: names of fields, and indexes of lists. */
export type ValuePath = readonly string[];

type Value = { path: ValuePath; field: Field; value: unknown; beside: Loose };

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isObject(value) ? [value] : []);

function walkComponent(uid: string, value: unknown, path: ValuePath): Value[] {
  return isObject(value) ? walkFields(componentFields(uid) ?? {}, value, path) : [];
}

function walkField(name: string, field: Field, beside: Loose, above: ValuePath): Value[] {
  const value = beside[name];
  const path = [...above, name];
  const { cms } = field;
  if (cms.type === 'component') {
    if (!Array.isArray(value)) return walkComponent(cms.component, value, path);
    return value.flatMap((item: unknown, index) => walkComponent(cms.component, item, [...path, String(index)]));
  }
  if (cms.type === 'dynamiczone') {
    return listOf(value).flatMap((item, index) =>
      isObject(item) ? walkComponent(String(item['__component']), item, [...path, String(index)]) : [],
    );
  }
  return [{ path, field, value, beside }];
}

const walkFields = (fields: Fields, value: Loose, path: ValuePath): Value[] =>
  Object.entries(fields).flatMap(([name, field]) => walkField(name, field, value, path));

/** Lists all leaf fields of an entry, filled or not, as the contract defines them, at any depth. */
const walkEntry = (type: ContentTypeName, entry: Loose): Value[] => walkFields(contentTypes[type].fields, entry, []);

type Node = { path: ValuePath; node: Loose };

/** Lists the nodes of a rich text, each before its children. */
function walkText(value: unknown, path: ValuePath): Node[] {
  return listOf(value).flatMap((node, index) => {
    if (!isObject(node)) return [];
    const here = [...path, String(index)];
    return [{ path: here, node }, ...walkText(node['children'], [...here, 'children'])];
  });
}

const nodesOf = ({ field, value, path }: Value) => (field.cms.type === 'blocks' ? walkText(value, path) : []);

const wordsOf = (node: Loose): string =>
  typeof node['text'] === 'string'
    ? node['text']
    : listOf(node['children'])
        .map((child) => (isObject(child) ? wordsOf(child) : ''))
        .join('');

/** An address that readers of an entry can follow, and the words shown for it. */
export type WrittenAddress = { path: ValuePath; kind: FollowKind; address: string; words: string };

function addressesIn(found: Value): WrittenAddress[] {
  const { path, field, value, beside } = found;
  const links = nodesOf(found).flatMap(({ path: at, node }) =>
    node['type'] === 'link' && typeof node['url'] === 'string'
      ? [{ path: [...at, 'url'], kind: 'link' as const, address: node['url'], words: wordsOf(node) }]
      : [],
  );
  if (!field.follow || typeof value !== 'string') return links;
  const words = [beside['label'], beside['title']].find((text) => typeof text === 'string') ?? '';
  return [...links, { path, kind: field.follow, address: value, words }];
}

/** Finds every address in an entry that becomes a link, a picture's source or a redirect's end. */
export const findAddresses = (type: ContentTypeName, entry: Loose): WrittenAddress[] => walkEntry(type, entry).flatMap(addressesIn);

/** A file of the media library in an entry. A rich text stores a copy of the file's metadata, with its hash. */
export type UsedFile = { path: ValuePath; hash: string; url: string };

function readFile(file: unknown, path: ValuePath): UsedFile[] {
  if (!isObject(file) || typeof file['hash'] !== 'string') return [];
  return [{ path, hash: file['hash'], url: typeof file['url'] === 'string' ? file['url'] : '' }];
}

function filesIn(found: Value): UsedFile[] {
  const pictures = nodesOf(found).flatMap(({ path, node }) => (node['type'] === 'image' ? readFile(node['image'], path) : []));
  return found.field.cms.type === 'media' ? [...pictures, ...readFile(found.value, found.path)] : pictures;
}

/** Finds every file of the media library that an entry shows. */
export const findFiles = (type: ContentTypeName, entry: Loose): UsedFile[] => walkEntry(type, entry).flatMap(filesIn);

/**
 * Finds the paths of component fields whose file is missing. Such a component cannot be published without its file, so
 * the media library has deleted it since.
 */
export const findEmptiedFiles = (type: ContentTypeName, entry: Loose): ValuePath[] =>
  walkEntry(type, entry)
    .filter(({ field, path, value }) => field.cms.type === 'media' && field.required && path.length > 1 && (value ?? null) === null)
    .map(({ path }) => path);

/** Another document that an entry points to. */
export type Reference = { path: ValuePath; uid: string; documentId: string };

function referencesIn({ field: { cms }, value, path }: Value): Reference[] {
  if (cms.type !== 'relation') return [];
  return listOf(value).flatMap((one) =>
    isObject(one) && typeof one['documentId'] === 'string' ? [{ path, uid: cms.target, documentId: one['documentId'] }] : [],
  );
}

/** Finds every document that an entry points to. */
export const findReferences = (type: ContentTypeName, entry: Loose): Reference[] => walkEntry(type, entry).flatMap(referencesIn);
