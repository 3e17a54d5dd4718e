import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { listFieldValues, type FieldValue } from '@ochiq/contract/fields/entry-values';
import type { Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import type { TextBlock } from '@ochiq/uzbek/agreement/mention';

type Node = Readonly<Record<string, unknown>>;

const toNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const getString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the words of a node; items, rows and cells each in a line of their own. */
function getText(node: Node): string {
  if (typeof node['text'] === 'string') return node['text'];
  const children = toNodes(node['children']);
  const isInline = children.every(({ type }) => type === 'text' || type === 'link' || type === 'note');
  return children.map((child) => (child['type'] === 'note' ? ` [${getText(child)}] ` : getText(child))).join(isInline ? '' : '\n');
}

const listInner = (node: Node, type: string): readonly Node[] =>
  toNodes(node['children']).flatMap((child) => [...(child['type'] === type ? [child] : []), ...listInner(child, type)]);

/** Lists what a block says beside its own words: captions and descriptions. */
const listCaptions = ({ caption, title, image }: Node): string[] =>
  [title, caption, ...(isRecord(image) ? [image['alternativeText'], image['caption']] : [])].map(getString).filter((text) => text !== '');

/** Reads a block of a rich text: its words, where its links lead, how many items and rows it has. */
function toTextBlock(block: Node, path: string): TextBlock {
  const links = listInner(block, 'link').map(({ url }) => getString(url));
  const items = listInner({ children: [block] }, 'list-item').length;
  const rows = listInner(block, 'table-row').length;
  return {
    path,
    text: [...listCaptions(block), getText(block)].join('\n').trim(),
    links: [...links, getString(block['url'])].filter((url) => url !== ''),
    ...(items > 0 && { items }),
    ...(rows > 0 && { rows }),
  };
}

/** Fields whose values are addresses from beginning to end. */
const addressKinds: ReadonlySet<string | null> = new Set(['url', 'path', 'file']);

function toBlocks({ field, value, path: steps }: FieldValue): TextBlock[] {
  const path = steps.join('.');
  switch (field.cms.type) {
    case 'blocks':
      return toNodes(value).map((block, index) => toTextBlock(block, `${path}.${String(index)}`));
    case 'string':
    case 'text':
    case 'email':
      if (typeof value !== 'string' || value === '') return [];
      return [addressKinds.has(field.address) ? { path, text: '', links: [value] } : { path, text: value }];
    case 'date':
    case 'integer':
    case 'decimal':
      return typeof value === 'string' || typeof value === 'number' ? [{ path, text: String(value) }] : [];
    default:
      return [];
  }
}

/** Lists that belong to one language: what was corrected in it. */
const ownLists: ReadonlySet<string> = new Set(['changeNotes']);

/** Counts the items of lists of components by the indexes in the paths. */
function countItems(values: readonly FieldValue[]): TextBlock[] {
  const counts = new Map<string, number>();
  for (const { path } of values) {
    for (const [index, step] of path.entries()) {
      if (index === 0 || !/^\d+$/u.test(step) || ownLists.has(path[index - 1] ?? '')) continue;
      const list = path.slice(0, index).join('.');
      counts.set(list, Math.max(counts.get(list) ?? 0, Number(step) + 1));
    }
  }
  return Array.from(counts, ([path, items]) => ({ path, text: '', items }));
}

/**
 * Lists the texts of a version that have a value of their own in each language, in the order of the form: those that all
 * languages share can't differ.
 */
export function listTextBlocks(type: ContentTypeName, version: unknown): TextBlock[] {
  const fields: Fields = contentTypes[type].fields;
  const values = listFieldValues(fields, version).filter(({ path: [name = ''] }) => fields[name]?.localized === true);
  return [...values.flatMap(toBlocks), ...countItems(values)];
}
