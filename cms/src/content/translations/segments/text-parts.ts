import { isRecord } from '@ochiq/contract/is-record';
import { listRecords } from '@ochiq/contract/list-records';

import { getWords, isTagged, type TextNode } from './inline-tags';
import type { Element, Leaf, Part, PartPath } from './part';

/** How long a title or caption in a rich text may be (the contract's `rich-text`). */
const maxTitle = 200;
const maxCaption = 250;

/** What is written line by line, by the node's type. */
const lines: Readonly<Record<string, Element>> = {
  ...{ paragraph: 'paragraph', heading: 'heading', quote: 'quote', code: 'code' },
  ...{ 'list-item': 'item', 'table-cell': 'cell' },
};

type Content = Partial<Pick<Part, 'leaf' | 'parts' | 'listAt'>>;

const createPart = (steps: PartPath, element: Element, shape: string, node: unknown, content: Content): Part => ({
  ...{ steps, shape, label: { kind: 'element', element }, value: node, leaf: null, parts: [], listAt: null, copy: () => node },
  ...content,
});

const createFixed = (words: string): Leaf => ({ kind: 'fixed', words });

/**
 * Reads a text of a node that is not among its children: the title of a file, the caption of a table. It is a part also where there
 * is none, so that both languages have as many.
 */
function readAttribute(node: TextNode, name: 'title' | 'caption', max: number): Part {
  const { [name]: value } = node;
  const text = typeof value === 'string' ? value : '';
  return createPart([name], name, name, value, { leaf: { kind: 'plain', text, max, isLong: false } });
}

/** Reads the children of a node. @param around the path to their list, where that is part of theirs */
const readChildren = (node: TextNode, around: PartPath): Part[] =>
  listRecords(node['children']).map((child, index) => readNode(child, [...around, index]));

/** Reads a list or a callout: its items may come and go. */
const readGroup = (node: TextNode, steps: PartPath, element: Element, shape: string): Part =>
  createPart(steps, element, shape, node, { parts: readChildren(node, []), listAt: ['children'] });

/** Describes a picture as people know it. */
function describePicture({ image }: TextNode): string {
  if (!isRecord(image)) return '';
  return [image['alternativeText'], image['name']].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

function readNode(node: TextNode, steps: PartPath): Part {
  const type = String(node['type']);
  const children = listRecords(node['children']);
  const line = lines[type];
  if (line && isTagged(children)) {
    const shape = type === 'heading' ? `heading ${String(node['level'])}` : type;
    return createPart(steps, line, shape, node, { leaf: { kind: 'inline', children } });
  }
  switch (type) {
    case 'list':
      return readGroup(node, steps, 'list', `list ${String(node['format'])}`);
    case 'callout':
      return readGroup(node, steps, 'callout', type);
    case 'table':
      return createPart(steps, 'table', type, node, {
        parts: [readAttribute(node, 'caption', maxTitle), ...readChildren(node, ['children'])],
      });
    case 'table-row':
      return createPart(steps, 'table', type, node, { parts: readChildren(node, ['children']) });
    case 'file':
      return createPart(steps, 'file', type, node, { parts: [readAttribute(node, 'title', maxTitle)] });
    case 'video':
      return createPart(steps, 'video', type, node, {
        parts: [readAttribute(node, 'title', maxTitle), readAttribute(node, 'caption', maxCaption)],
      });
    case 'image':
      return createPart(steps, 'picture', type, node, { leaf: createFixed(describePicture(node)) });
    default:
      return createPart(steps, 'other', type, node, { leaf: createFixed(getWords(children)) });
  }
}

/** Reads a rich text as parts: a paragraph, a heading, an item of a list, a cell, each is one. */
export const readTextParts = (value: unknown): Part[] => listRecords(value).map((node, index) => readNode(node, [index]));
