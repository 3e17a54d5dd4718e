import { getWords, type InlineTag } from './inline-tags';
import type { Part, PartLabel, PartPath } from './part';

/** What has to be done about a segment. */
const segmentStates = [
  /** The translation has no words here, or those of the source. */
  'untranslated',
  /** The source has it and the translation lacks its place. */
  'missing',
  /** The source says something else than when this was translated. */
  'changed',
  /** It was translated again since the source changed. */
  'done',
  'translated',
  /** Only the translation has it. */
  'extra',
  /** A picture or another part that is changed in the form. */
  'fixed',
] as const;
export type SegmentState = (typeof segmentStates)[number];

const openStates: readonly SegmentState[] = ['untranslated', 'missing', 'changed'];

/** Returns whether a segment waits for a translator. */
export const isOpenState = (state: SegmentState): boolean => openStates.includes(state);

/** A piece of a text in two languages: a field, a paragraph, an item of a list, a cell. */
export type Segment = {
  /** By its place in the source, so that it stays the same while its translation changes. */
  id: string;
  /** The field of the entry that it is in. */
  field: string;
  labels: readonly PartLabel[];
  kind: 'plain' | 'inline' | 'fixed';
  isLong: boolean;
  /** How many letters it may have; `null` for a line of a rich text. */
  max: number | null;
  /** What the source says, with tags; `null` where it has no such place. */
  source: string | null;
  /** The words that the source had when this was translated; `null` where they are not known, or the same. */
  before: string | null;
  /** The words of the source, without tags. */
  sourceWords: string;
  target: string | null;
  /** Where the text of the translation is written; `null` where it has no such place. */
  path: PartPath | null;
  tags: readonly InlineTag[];
  state: SegmentState;
};

/** Returns the words of a part. */
export function getLeafWords(part: Part | null): string {
  const leaf = part?.leaf;
  if (!leaf) return '';
  switch (leaf.kind) {
    case 'plain':
      return leaf.text;
    case 'inline':
      return getWords(leaf.children);
    case 'fixed':
      return leaf.words;
    case 'value':
      return '';
  }
}

/** Writes down what is to be translated of a part: its words, their format, where its links lead. */
export function getLeafKey(part: Part | null): string {
  const leaf = part?.leaf;
  return leaf?.kind === 'inline' ? JSON.stringify(leaf.children) : getLeafWords(part);
}
