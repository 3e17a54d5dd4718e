import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { toRecords } from '@ochiq/contract/list-records';

import { matchItems } from './match-items';
import type { Change, ComponentChange, EntryView, FieldChange, Scalar } from './comparison';
import { describeMenu, type NameTarget } from './describe-menu';
import { diffText } from './diff-text';
import { toFileView } from './file-view';
import { joinStrings } from './list-strings';
import { diffWords, computeCommonWords } from './words';

/** The values of an entry or component by field; a missing one is empty. */
export type FieldValues = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toScalar = (value: unknown): Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns whether a field says the same in two versions: nothing, an empty text and an empty list are one. */
const isSame = (before: unknown, after: unknown): boolean =>
  (isEmpty(before) && isEmpty(after)) || JSON.stringify(before) === JSON.stringify(after);

type Item = { component: string; values: FieldValues };

const toComponents = (value: unknown, component: string | null): Item[] =>
  toRecords(value).map((values) => ({ component: component ?? toText(values['__component']), values }));

function diffComponents(before: readonly Item[], after: readonly Item[], name: NameTarget): ComponentChange[] {
  const rules = {
    getKey: ({ component, values }: Item) => component + JSON.stringify(values),
    rateSimilarity: (former: Item, later: Item) =>
      former.component === later.component ? computeCommonWords(joinStrings(former.values), joinStrings(later.values)) : null,
  };
  return matchItems(before, after, rules).map((item) => {
    const { component } = item.kind === 'removed' ? item.before : item.after;
    const former = item.kind === 'added' ? {} : item.before.values;
    const later = item.kind === 'removed' ? {} : item.after.values;
    return { kind: item.kind, component, fields: diffFields(component, getComponentFields(component) ?? {}, [former, later], name) };
  });
}

function diffEntries(uid: string, before: unknown, after: unknown): EntryView[] {
  const toIds = (value: unknown) => toRecords(value).map(({ documentId }) => toText(documentId));
  const rules = { getKey: (id: string) => id, rateSimilarity: () => null };
  return matchItems(toIds(before), toIds(after), rules).flatMap((item): EntryView[] => {
    if (item.kind === 'removed') return [{ kind: 'removed', uid, documentId: item.before }];
    return [{ kind: item.kind === 'added' ? 'added' : 'same', uid, documentId: item.after }];
  });
}

/** Compares what a field said before and says after. */
export function diffValue({ cms }: Field, before: unknown, after: unknown, name: NameTarget = String): Change {
  switch (cms.type) {
    case 'string':
    case 'text':
    case 'email':
    case 'uid':
      return { kind: 'words', parts: diffWords(toText(before), toText(after)) };
    case 'json':
      return { kind: 'words', parts: diffWords(describeMenu(before, name), describeMenu(after, name)) };
    case 'blocks':
      return { kind: 'text', lines: diffText(before, after, name) };
    case 'media':
      return { kind: 'file', before: toFileView(before), after: toFileView(after) };
    case 'relation':
      return { kind: 'entries', entries: diffEntries(cms.target, before, after) };
    case 'component':
      return { kind: 'components', items: diffComponents(toComponents(before, cms.component), toComponents(after, cms.component), name) };
    case 'dynamiczone':
      return { kind: 'components', items: diffComponents(toComponents(before, null), toComponents(after, null), name) };
    default:
      return { kind: 'value', before: toScalar(before), after: toScalar(after) };
  }
}

/** Lists the fields that differ between two versions of an entry or component, in the order of the contract. */
function diffFields(owner: string, fields: Fields, [before, after]: readonly [FieldValues, FieldValues], name: NameTarget): FieldChange[] {
  return Object.entries(fields).flatMap(([field, definition]) =>
    isSame(before[field], after[field]) ? [] : [{ owner, name: field, change: diffValue(definition, before[field], after[field], name) }],
  );
}

/**
 * Compares two versions of an entry.
 * @param name how the targets of menus and texts are named
 */
export const diffVersions = (type: ContentTypeName, before: FieldValues, after: FieldValues, name: NameTarget = String): FieldChange[] =>
  diffFields(getContentTypeUid(type), contentTypes[type].fields, [before, after], name);

/** Lists the names of the fields that differ between two versions of an entry. */
export const listChangedFields = (type: ContentTypeName, before: FieldValues, after: FieldValues): string[] =>
  Object.keys(contentTypes[type].fields).filter((name) => !isSame(before[name], after[name]));
