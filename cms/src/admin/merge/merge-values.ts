import type { CmsAttribute, Fields } from '@ochiq/contract/fields/field';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';

import { dropForeignIds, type FormValues, listComponentIds, toContentKey, withItemKeys } from './form-values.ts';
import { mergeLists, type Region } from './merge-lists.ts';
import { buildMergedMenu, hasDistinctIds, mergeMenus, type MenuMerge } from './merge-menus.ts';

/** What an editor takes of a place that both have changed. */
export type MergeChoice = 'mine' | 'theirs' | 'both';

/** A field that at least one side has changed. */
export type FieldMerge =
  | { name: string; kind: 'mine' | 'theirs'; value: unknown }
  | { name: string; kind: 'value'; mine: unknown; theirs: unknown }
  | { name: string; kind: 'list'; regions: readonly Region<unknown>[] }
  | { name: string; kind: 'menu'; menu: MenuMerge };

/** The three versions that are merged: what both began from, and what became of it. */
export type Versions = { base: FormValues; mine: FormValues; theirs: FormValues };

const isList = (cms: CmsAttribute) =>
  cms.type === 'blocks' ||
  cms.type === 'dynamiczone' ||
  (cms.type === 'component' && cms.repeatable) ||
  (cms.type === 'media' && cms.multiple);

const toItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function mergeField(name: string, cms: CmsAttribute, { base, mine, theirs }: Versions): FieldMerge | null {
  const keys = { base: toContentKey(base[name]), mine: toContentKey(mine[name]), theirs: toContentKey(theirs[name]) };
  if (keys.mine === keys.theirs) return null;
  if (keys.mine === keys.base) return { name, kind: 'theirs', value: theirs[name] };
  // The form knows which relations were added and removed, so that these are no matter of either or.
  if (keys.theirs === keys.base || cms.type === 'relation') return { name, kind: 'mine', value: mine[name] };
  const isMenu = cms.type === 'json' && [base, mine, theirs].every((values) => hasDistinctIds(values[name]));
  if (isMenu) return { name, kind: 'menu', menu: mergeMenus(base[name], mine[name], theirs[name]) };
  if (!isList(cms)) return { name, kind: 'value', mine: mine[name], theirs: theirs[name] };
  const regions = mergeLists(toItems(base[name]), toItems(mine[name]), toItems(theirs[name]), toContentKey);
  return { name, kind: 'list', regions };
}

/** Merges the fields of an entry; those that are the same on both sides are left out. */
export const mergeFields = (fields: Fields, versions: Versions): FieldMerge[] =>
  Object.entries(fields).flatMap(([name, { cms }]) => mergeField(name, cms, versions) ?? []);

/** A place for which the editor has to choose: one value, items of a list, or an item of a menu with those below it. */
export type Conflict = { id: string; name: string } & (
  | { kind: 'value' | 'list'; mine: readonly unknown[]; theirs: readonly unknown[] }
  | { kind: 'menu'; mine: readonly StoredItem[]; theirs: readonly StoredItem[] }
);

const getPlaceId = (name: string, place: number | string) => `${name} ${String(place)}`;

function listFieldConflicts(merge: FieldMerge): Conflict[] {
  const { name } = merge;
  switch (merge.kind) {
    case 'value':
      return [{ id: name, name, kind: 'value', mine: [merge.mine], theirs: [merge.theirs] }];
    case 'list':
      return merge.regions.flatMap((region, index): Conflict[] =>
        region.kind === 'conflict' ? [{ id: getPlaceId(name, index), name, kind: 'list', mine: region.mine, theirs: region.theirs }] : [],
      );
    case 'menu':
      return merge.menu.conflicts.map(({ id, mine, theirs }) => ({
        ...{ id: getPlaceId(name, id), name, kind: 'menu' },
        mine: mine ? [mine] : [],
        theirs: theirs ? [theirs] : [],
      }));
    default:
      return [];
  }
}

/** Lists the places for which the editor has to choose, in the order of the fields. */
export const listConflicts = (merges: readonly FieldMerge[]): Conflict[] => merges.flatMap(listFieldConflicts);

export type MergeChoices = Readonly<Record<string, MergeChoice>>;

const choose = (choice: MergeChoice, mine: readonly unknown[], theirs: readonly unknown[]): readonly unknown[] => {
  if (choice === 'both') return [...theirs, ...mine];
  return choice === 'mine' ? mine : theirs;
};

function resolveField(merge: FieldMerge, choices: MergeChoices): unknown {
  if ('value' in merge) return merge.value;
  if (merge.kind === 'value') return choices[merge.name] === 'theirs' ? merge.theirs : merge.mine;
  const getChoice = (place: number | string) => choices[getPlaceId(merge.name, place)] ?? 'mine';
  if (merge.kind === 'menu') return buildMergedMenu(merge.menu, (id) => (getChoice(id) === 'theirs' ? 'theirs' : 'mine'));
  return merge.regions.flatMap((region, index) =>
    region.kind === 'settled' ? region.items : choose(getChoice(index), region.mine, region.theirs),
  );
}

/**
 * Builds the values of the merged form: those of the other side with what was merged. A place without a choice gets
 * one's own text.
 */
export function buildMergedValues(fields: Fields, { theirs }: Versions, merges: readonly FieldMerge[], choices: MergeChoices): FormValues {
  const known = listComponentIds(theirs);
  const merged = merges.map((merge) => {
    const { cms } = fields[merge.name] ?? {};
    const value = resolveField(merge, choices);
    if (!cms) return [merge.name, value] as const;
    const own = dropForeignIds(value, cms, known);
    const isKeyed = cms.type === 'dynamiczone' || (cms.type === 'component' && cms.repeatable);
    return [merge.name, isKeyed && Array.isArray(own) ? withItemKeys(own) : own] as const;
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}
