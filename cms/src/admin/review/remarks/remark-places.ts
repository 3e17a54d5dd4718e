import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { UnknownRecord } from '@ochiq/contract/is-record';
import { listRecords } from '@ochiq/contract/list-records';

import type { FieldPath } from '../../preview/field-texts.ts';
import type { RemarkPlace } from '../entry/review-requests.ts';

type Values = Readonly<Record<string, unknown>>;

/** A place of a form, in what the panel can name: a field, or a block of a list of blocks. */
export type NamedPlace =
  | { kind: 'entry' }
  | { kind: 'field'; field: string }
  /** `index` is where the block is now; `uid` names its kind. */
  | { kind: 'block'; field: string; index: number; uid: string };

/** A place to choose for a new remark. */
export type PlaceOption = { place: RemarkPlace; named: NamedPlace };

const entryPlace: RemarkPlace = { field: null, block: null };

const isBlockList = (type: ContentTypeName, field: string): boolean => {
  const { fields }: { fields: Readonly<Record<string, { cms: { type: string } }>> } = contentTypes[type];
  return fields[field]?.cms.type === 'dynamiczone';
};

/** Returns the key by which a block is known wherever it moves; `null` for one that is not saved yet. */
const getBlockKey = ({ id }: UnknownRecord): string | null => (typeof id === 'number' || typeof id === 'string' ? String(id) : null);

const toBlockOption = (field: string, item: UnknownRecord, index: number): PlaceOption[] => {
  const block = getBlockKey(item);
  if (block === null) return [];
  return [
    {
      place: { field: `${field}.${String(index)}`, block },
      named: { kind: 'block', field, index, uid: String(item['__component']) },
    },
  ];
};

/** Lists where a remark can be: the entry, each of its fields, and each block that is saved. */
export const listPlaceOptions = (type: ContentTypeName, values: Values): PlaceOption[] => [
  { place: entryPlace, named: { kind: 'entry' } },
  ...Object.keys(contentTypes[type].fields).flatMap((field): PlaceOption[] => [
    { place: { field, block: null }, named: { kind: 'field', field } },
    ...(isBlockList(type, field) ? listRecords(values[field]).flatMap((item, index) => toBlockOption(field, item, index)) : []),
  ]),
];

/** Returns the place that a path of the form is in; that of the entry where it is none of its fields. */
export function toRemarkPlace(type: ContentTypeName, values: Values, path: FieldPath | null): RemarkPlace {
  const [field = '', index = ''] = path?.split('.') ?? [];
  if (path === null || !Object.hasOwn(contentTypes[type].fields, field)) return entryPlace;
  const item = isBlockList(type, field) ? listRecords(values[field])[Number(index)] : undefined;
  return { field: path, block: item && index !== '' ? getBlockKey(item) : null };
}

/** Finds the option that a place is in: its block, its field, or the entry. */
export function findPlaceOption(options: readonly PlaceOption[], { field, block }: RemarkPlace): PlaceOption | undefined {
  const [name = null, index] = field?.split('.') ?? [];
  const inBlock = options.find(
    ({ place }) => block !== null && place.block === block && place.field === `${String(name)}.${String(index)}`,
  );
  return inBlock ?? options.find(({ place }) => place.block === null && place.field === name) ?? options[0];
}

/** Where a remark leads: the path to focus, `null` where there is none any more. */
export type FormPlace = { named: NamedPlace; path: FieldPath | null };

/**
 * Finds the place of a remark in the form as it is now: a block by its key, since it may have moved. Kinds of blocks
 * number their rows separately, so that of several with the key the one at the former index counts.
 */
export function findRemarkPlace(type: ContentTypeName, values: Values, { field, block }: RemarkPlace): FormPlace {
  const [name = '', formerIndex = '', ...rest] = field?.split('.') ?? [];
  if (field === null || !Object.hasOwn(contentTypes[type].fields, name)) return { named: { kind: 'entry' }, path: null };
  if (block === null) return { named: { kind: 'field', field: name }, path: field };
  const items = listRecords(values[name]);
  const matches = items.flatMap((item, index) => (getBlockKey(item) === block ? [{ item, index }] : []));
  const match = matches.find(({ index }) => String(index) === formerIndex) ?? matches[0];
  if (!match) return { named: { kind: 'field', field: name }, path: null };
  const { item, index } = match;
  return {
    named: { kind: 'block', field: name, index, uid: String(item['__component']) },
    path: [name, String(index), ...rest].join('.'),
  };
}
