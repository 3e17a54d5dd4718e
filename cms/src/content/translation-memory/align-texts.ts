import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import type { TextBlock } from '@ochiq/uzbek/agreement/mention';

import { listTextBlocks } from '../agreement/list-text-blocks';
import { hasLetters } from '../agreement/text-lines';
import { isTranslatable } from '../list-details/translatable-values';

/** A text and its translation, as readers see them in two languages of an entry. */
export type AlignedTexts = readonly [one: string, other: string];

/** Longer texts are no segments. */
const maxSegment = 2000;

/** Names the kind of a part: of a component, or of a block of a rich text. */
const getKind = (part: unknown): string =>
  isRecord(part) ? JSON.stringify([part['__component'], part['type'], part['level'], part['format']]) : '';

/** Describes the lists on the way to a text: how many parts of which kinds in which order. */
function describeLists(version: unknown, path: string): string {
  const lists: string[] = [];
  let value = version;
  for (const step of path.split('.')) {
    if (Array.isArray(value)) lists.push(value.map(getKind).join(','));
    value = isRecord(value) || Array.isArray(value) ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return lists.join(';');
}

/** The words of a note stand in brackets: a translation has them in a note of its own, and not in its text. */
const hasNote = (text: string): boolean => text.includes('[');

/** Aligns the texts at one place, as a whole and line by line; those that have another number of lines are no pair. */
function alignBlock(one: string, other: string): AlignedTexts[] {
  const [ones, others] = [one.split('\n'), other.split('\n')];
  if (ones.length !== others.length) return [];
  const lines = ones.length > 1 ? ones.map((line, index): AlignedTexts => [line, others[index] ?? '']) : [];
  return [[one, other], ...lines];
}

const toTexts = (type: ContentTypeName, version: unknown): TextBlock[] => {
  const fields: Readonly<Record<string, Field>> = contentTypes[type].fields;
  return listTextBlocks(type, version).filter(({ path, text }) => {
    const field = fields[path.split('.')[0] ?? ''];
    return field !== undefined && isTranslatable(field) && hasLetters(text);
  });
};

const isSegment = ([one, other]: AlignedTexts): boolean =>
  one !== other &&
  !hasNote(one) &&
  !hasNote(other) &&
  hasLetters(one) &&
  hasLetters(other) &&
  one.length <= maxSegment &&
  other.length <= maxSegment;

/**
 * Aligns what two languages of an entry say: the same field, and in lists and rich texts the same place, where both have the same
 * kinds of parts in the same order. Where they do not, nothing says which paragraph is the translation of which, and there is no pair.
 */
export function matchTexts(type: ContentTypeName, one: unknown, other: unknown): AlignedTexts[] {
  const others = new Map(toTexts(type, other).map(({ path, text }) => [path, text]));
  return toTexts(type, one)
    .flatMap(({ path, text }) => {
      const translation = others.get(path);
      if (translation === undefined || describeLists(one, path) !== describeLists(other, path)) return [];
      return alignBlock(text, translation);
    })
    .filter(isSegment);
}
