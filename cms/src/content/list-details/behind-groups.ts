import type { ContentTypeName } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, mapLocales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { listConditionFields } from '../../people/roles/role-conditions';
import type { EntryState } from './list-details';
import { readBehindStamps } from './read-behind-stamps';
import { readTypeStates, type StateRow, type TypeStates } from './read-type-states';
import { createStampedReader } from './stamped-reader';

/** What state a language is in where a text is to be written; `null` for all other states. */
export type Behind = Extract<EntryState, 'outdated' | 'none'> | null;

/** What rights to a draft depend on, with the fields of conditions. */
type GroupedDraft = Readonly<Record<string, unknown>> & Pick<StateRow, 'locale' | 'createdBy'>;

/** Entries that are behind in the same languages, and to which everybody has the same rights. */
export type BehindGroup = { drafts: readonly GroupedDraft[]; behind: Readonly<Record<Locale, Behind>>; count: number };

const toBehind = (state: EntryState): Behind => (state === 'outdated' || state === 'none' ? state : null);

/**
 * Groups the entries of a type: there are as many groups as people who write, in each language, and not as many as entries.
 * @param fields the fields of the type that conditions depend on
 */
export function groupBehind({ documents, getState }: Pick<TypeStates, 'documents' | 'getState'>, fields: readonly string[]): BehindGroup[] {
  const groups = new Map<string, BehindGroup>();
  for (const [document, versions] of documents) {
    const drafts = localeCodes.flatMap((locale): GroupedDraft[] => {
      const draft = versions.drafts[locale];
      return draft ? [{ ...Object.fromEntries(fields.map((field) => [field, draft[field]])), locale, createdBy: draft.createdBy }] : [];
    });
    if (drafts.length === 0) continue;
    const behind = mapLocales((locale) => toBehind(getState(document, locale)));
    const key = JSON.stringify([drafts, behind]);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { drafts, behind, count: 1 });
  }
  return [...groups.values()];
}

/** By CMS: several may run in one process. */
const readers = new WeakMap<Core.Strapi, (type: ContentTypeName, stamp: string) => Promise<readonly BehindGroup[]>>();

function createReader(strapi: Core.Strapi) {
  const reader = createStampedReader(async (type: ContentTypeName): Promise<readonly BehindGroup[]> => {
    const fields = listConditionFields(type);
    return groupBehind(await readTypeStates(strapi, type, fields), fields);
  });
  readers.set(strapi, reader);
  return reader;
}

/**
 * Reads which entries of some types are behind, for everybody: what of it a person may read is for the reader to check. The states of a type are
 * computed again with the first question after something of it was saved, published, deleted or confirmed, by any process.
 */
export async function readBehindGroups(
  strapi: Core.Strapi,
  types: readonly ContentTypeName[],
): Promise<ReadonlyMap<ContentTypeName, readonly BehindGroup[]>> {
  // Before the states: what is written meanwhile makes another stamp.
  const getStamp = await readBehindStamps(strapi, types);
  const read = readers.get(strapi) ?? createReader(strapi);
  const groups = new Map<ContentTypeName, readonly BehindGroup[]>();
  for (const type of types) groups.set(type, await read(type, getStamp(type)));
  return groups;
}
