import { listFieldValues, type FieldValue } from '@ochiq/contract/fields/entry-values';
import type { Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

/** The path of a value in a form, as Strapi names its inputs: `attachments.0.title`. */
export type FieldPath = string;

/** A text of a form, or the library's name of a file in it, and the field in which it is written. */
export type FieldText = { path: FieldPath; text: string; isFile?: true };

/** Simplifies a text so that what the site sets with other spaces and apostrophes is found all the same. */
export const toComparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B]/gu, '')
    .replace(/['’‘ʻʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const getNodeText = (node: unknown): string => {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['children']) ? node['children'].map(getNodeText).join('') : '';
};

const listFile = (file: unknown, path: FieldPath): FieldText[] =>
  isRecord(file) && typeof file['hash'] === 'string' ? [{ path, text: file['hash'], isFile: true }] : [];

/** Lists the texts of a node of a rich text, and of what it holds. */
function listNodeTexts(node: unknown, path: FieldPath): FieldText[] {
  if (!isRecord(node)) return [];
  const children: readonly unknown[] = Array.isArray(node['children']) ? node['children'] : [];
  const files = ['image', 'file'].flatMap((name) => listFile(node[name], path));
  const lines = ['title', 'caption'].flatMap((name) => (typeof node[name] === 'string' ? [{ path, text: node[name] }] : []));
  const own = [...files, ...lines, { path, text: getNodeText(node) }];
  return [...own, ...children.flatMap((child) => listNodeTexts(child, path))];
}

function listFieldTexts({ field: { cms }, value, path: steps }: FieldValue): FieldText[] {
  const path = steps.join('.');
  switch (cms.type) {
    case 'blocks':
      return (Array.isArray(value) ? value : []).flatMap((node, index) => listNodeTexts(node, `${path}.${String(index)}`));
    case 'media':
      return listFile(value, path);
    case 'string':
    case 'text':
    case 'email':
    case 'date':
    case 'datetime':
      // Each line of a text may be a paragraph of its own.
      return typeof value === 'string' ? [value, ...value.split('\n')].map((text) => ({ path, text })) : [];
    default:
      return [];
  }
}

/** Lists the texts of a form that readers may see, each with the path of its field; those of inner parts after the whole. */
export const listTexts = (fields: Fields, values: unknown): FieldText[] => listFieldValues(fields, values).flatMap(listFieldTexts);

/** Finds the fields of what is on the page; `null` where it is none of the form's. */
export type FieldFinder = {
  findText: (text: string) => FieldPath | null;
  /** @param address of a picture: the site's name of a file begins with the library's */
  findFile: (address: string) => FieldPath | null;
};

/** Shorter texts are found where they are the whole of a field only: “3” is a part of many. */
const minPartLength = 12;

/** Creates the finder of the fields of a form. */
export function createFieldFinder(texts: readonly FieldText[]): FieldFinder {
  const files = texts.filter(({ isFile }) => isFile);
  const comparable = texts
    .filter(({ isFile }) => !isFile)
    .map(({ path, text }) => ({ path, text: toComparable(text) }))
    .filter(({ text }) => text !== '');
  // The first field of several with the same text.
  const exact = new Map(comparable.toReversed().map(({ path, text }) => [text, path]));
  const longestFirst = comparable
    .filter(({ text }) => text.length >= minPartLength)
    .toSorted((one, other) => other.text.length - one.text.length);
  return {
    findText: (shown) => {
      const text = toComparable(shown);
      const match = exact.get(text);
      if (match !== undefined || text.length < minPartLength) return match ?? null;
      const around = comparable.find((one) => one.text.includes(text));
      return (around ?? longestFirst.find((one) => text.includes(one.text)))?.path ?? null;
    },
    findFile: (address) => files.find(({ text }) => address.includes(`/${text}`))?.path ?? null,
  };
}
