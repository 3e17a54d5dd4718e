import type { Node } from 'prosemirror-model';

import { schema } from '../document/schema.ts';

const { nodes } = schema;

/** Tells whether one can write on behind a block: not behind a table, a callout or a picture. */
const isWritable = (block: Node): boolean => block.isTextblock || block.type === nodes.list;

const isEmptyLine = (block: Node): boolean => block.type === nodes.paragraph && block.content.size === 0;

/** Adds an empty line where the last block of a text is none in which one can write on. */
export function addLastLine(document: Node): Node {
  const { lastChild } = document;
  return lastChild && isWritable(lastChild) ? document : document.copy(document.content.addToEnd(nodes.paragraph.create()));
}

/** Takes that line out again, unless something was written in it: readers would see a gap. */
export function dropLastLine(document: Node): Node {
  const { lastChild, childCount } = document;
  const isAdded = lastChild !== null && childCount > 1 && isEmptyLine(lastChild) && !isWritable(document.child(childCount - 2));
  return isAdded ? document.copy(document.content.cut(0, document.content.size - lastChild.nodeSize)) : document;
}
