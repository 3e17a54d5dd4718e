import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';

import { readRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { getDocuments } from '../../platform/strapi/documents';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { listAllowedFields } from '../history/allowed-fields';
import { toStoredEntry, type StoredEntry } from '../history/stored-entry';
import { hasPlaces } from '../uses/entry-places';
import type { EntryUse } from './find-removal-uses';
import type { RemovalUse, RemovalUses, UseKind } from './removal';

/** The maximum number of listed uses. */
const maxListed = 50;
/** The maximum number of uses whose rights are checked, and which a replacement changes. */
export const maxReplaced = 300;

/** A use with the draft that a replacement begins from, and the user's rights to it. */
export type CheckedUse = EntryUse & {
  content: StoredEntry;
  /** Whether its published version says something else. */
  isChanged: boolean;
  /** The names of the fields that use what is removed. */
  fields: readonly string[];
  check: RightsCheck;
  mayChange: boolean;
};

const listFieldNames = ({ draft, published }: EntryUse): string[] => [
  ...new Set([draft, published].flatMap((version) => (version ? version.occurrences.flatMap(({ path }) => path[0] ?? []) : []))),
];

const listKinds = ({ draft, published }: EntryUse): UseKind[] => [
  ...new Set(((published ?? draft)?.occurrences ?? []).map(({ kind }) => kind)),
];

async function readStored(strapi: Core.Strapi, { use }: EntryUse, status: 'draft' | 'published'): Promise<StoredEntry | null> {
  const { type, documentId, locale } = use;
  const search = { filters: { documentId }, locale, status, populate: buildPopulate(type) } as const;
  const [row] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return row ? toStoredEntry(type, row) : null;
}

/** Reads what a user may do with an entry that uses what is removed, and what its draft says. */
export async function checkUse(strapi: Core.Strapi, userAbility: unknown, entryUse: EntryUse): Promise<CheckedUse> {
  const { type, documentId, locale } = entryUse.use;
  const check = await readRightsCheck(strapi, userAbility, { uid: getContentTypeUid(type), documentId, locale });
  const content = (await readStored(strapi, entryUse, 'draft')) ?? {};
  const published = await readStored(strapi, entryUse, 'published');
  const isChanged = published !== null && !isDeepStrictEqual(content, published);
  const fields = listFieldNames(entryUse);
  const allowed = listAllowedFields(type, (field) => check('update', field));
  const mayUpdate = check('update') && fields.every((field) => allowed.includes(field));
  return { ...entryUse, content, isChanged, fields, check, mayChange: mayUpdate && (published === null || isChanged || check('publish')) };
}

const toListed = (checked: CheckedUse): RemovalUse => ({
  ...checked.use,
  fields: [...checked.fields],
  kinds: listKinds(checked),
  isChanged: checked.isChanged,
  mayChange: checked.mayChange,
});

/** Counts entries by their type. */
export function countByType(uses: readonly EntryUse[]): RemovalUses['others'] {
  const counts = new Map<ContentTypeName, number>();
  for (const { use } of uses) counts.set(use.type, (counts.get(use.type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** Lists what can be chosen for uses: what would break cannot be left, and only a page has an address to lead from. */
function listChoices(type: ContentTypeName | null, uses: readonly EntryUse[], mayReplace: boolean): RemovalUses['choices'] {
  const kinds = new Set(uses.flatMap(listKinds));
  const isFirm = kinds.has('required') || kinds.has('parent');
  const hasLinks = kinds.has('link') || kinds.has('menu');
  return [
    ...(mayReplace ? (['replace'] as const) : []),
    ...(type !== null && hasPlaces(type) && hasLinks && !isFirm ? (['redirect'] as const) : []),
    ...(isFirm || kinds.has('menu') ? [] : (['withdraw'] as const)),
  ];
}

type Described = { type: ContentTypeName | null; documents: readonly string[]; uses: readonly EntryUse[] };

/** Describes uses for a user: by title as far as they may read them, and the others by type. */
export async function describeUses(strapi: Core.Strapi, userAbility: unknown, described: Described): Promise<RemovalUses> {
  const { type, documents, uses } = described;
  const checked: CheckedUse[] = [];
  for (const entryUse of uses.slice(0, maxReplaced)) checked.push(await checkUse(strapi, userAbility, entryUse));
  const listed = checked.filter(({ check }) => check('read')).slice(0, maxListed);
  const keys = new Set(listed.map(({ use }) => use));
  const mayReplace = uses.length <= maxReplaced && checked.every(({ mayChange, published }) => mayChange || published === null);
  return {
    uses: listed.map(toListed),
    others: countByType(uses.filter(({ use }) => !keys.has(use))),
    choices: listChoices(type, uses, mayReplace),
    type,
    documents: [...documents],
  };
}
