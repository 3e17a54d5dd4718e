import type { TextNode } from './inline-tags';

/** The values of an entry or component by field. */
export type EntryValues = Readonly<Record<string, unknown>>;

/** Where a part is in an entry: names of fields, and indexes of lists. */
export type PartPath = readonly (string | number)[];

/** What a part of a rich text is. */
export const elements = [
  ...(['paragraph', 'heading', 'quote', 'code', 'item', 'cell', 'list', 'table'] as const),
  ...(['callout', 'caption', 'title', 'picture', 'file', 'video', 'other'] as const),
] as const;
export type Element = (typeof elements)[number];

/** By what people know a part: a field, an item of a list of parts, a piece of a rich text. */
export type PartLabel =
  | { kind: 'field'; owner: string; name: string }
  | { kind: 'item'; component: string; number: number }
  | { kind: 'element'; element: Element };

/** What a part says where it holds no others: a plain text, a line of a rich text, what is not written here, or no text. */
export type Leaf =
  | { kind: 'plain'; text: string; max: number; isLong: boolean }
  | { kind: 'inline'; children: readonly TextNode[] }
  | { kind: 'fixed'; words: string }
  | { kind: 'value' };

/** A part of an entry as a tree: fields, blocks, pieces of texts. */
export type Part = {
  /** The path from the part around it. */
  steps: PartPath;
  /** Parts of different shapes can't be translations of each other. */
  shape: string;
  label: PartLabel;
  value: unknown;
  leaf: Leaf | null;
  parts: readonly Part[];
  /** Where the list is, from the part itself, whose items may come and go; `null` where the parts are always the same. */
  listAt: PartPath | null;
  /** Returns what a translation takes over of it: all but plain texts, whose translation is typed. */
  copy: () => unknown;
};

/** Returns whether an entry has nothing at a place. */
export const isAbsent = ({ value }: Part): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
