import { contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';

import { packText, unpackText } from './packed-text.ts';

type PackedFields = Readonly<Record<symbol, string>>;
type PackedField = { key: symbol; get: (this: PackedFields) => unknown };

/** How many unpacked texts are stored, a few megabytes: an edit reads the same ones again, those of feeds above all. */
const maxUnpacked = 500;
const unpackedTexts = new Map<string, unknown>();

function unpackValue(packed: string): unknown {
  const known = unpackedTexts.get(packed);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(unpackText(packed));
  if (unpackedTexts.size >= maxUnpacked) unpackedTexts.clear();
  unpackedTexts.set(packed, value);
  return value;
}

/** By the field's name: entries whose getters are the same function share their hidden class. */
const packedFields = new Map<string, PackedField>();

function getPackedField(name: string): PackedField {
  const key = Symbol(name);
  const known = packedFields.get(name) ?? {
    key,
    get() {
      const packed = this[key];
      return packed === undefined ? null : unpackValue(packed);
    },
  };
  packedFields.set(name, known);
  return known;
}

/** Returns whether a field holds a long text that only the entry's own page shows. A shared one is in all versions. */
const isPackable = (field: Field | undefined, value: unknown) =>
  field?.cms.type === 'blocks' && field.localized && Array.isArray(value) && value.length > 0;

/** Entries have many empty lists. */
const emptyList: readonly never[] = [];

/**
 * Returns an entry whose rich texts are compressed, and unpacked at each read: they are most of the content, and few are
 * read by a sync.
 */
export function packEntry<N extends ContentTypeName>(type: N, entry: Entry<N>): Entry<N> {
  const fields: Readonly<Record<string, Field>> = contentTypes[type].fields;
  const packed: Record<string | symbol, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (isPackable(fields[name], value)) {
      const { key, get } = getPackedField(name);
      Object.defineProperty(packed, key, { value: packText(JSON.stringify(value)) });
      Object.defineProperty(packed, name, { get, enumerable: true, configurable: true });
    } else packed[name] = Array.isArray(value) && value.length === 0 ? emptyList : value;
  }
  return packed as Entry<N>;
}
