import type { Node } from 'prosemirror-model';

/**
 * The JSON that blocks of a document were built from. Blocks that were not edited are saved by it as they were: two texts
 * in a row with the same marks stay two, and no version looks changed where none of its words is. It also makes saving
 * quick: only the block that is typed in is built again.
 */
export const originals = new WeakMap<Node, unknown>();
