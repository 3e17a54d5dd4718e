import type { ContentTypeName } from '@ochiq/contract/content-types';
import { getPageReference, getSectionReference } from '@ochiq/contract/fields/page-parent';
import { defaultLocale, type Locale, localeCodes, mapLocales } from '@ochiq/contract/routing/locales';
import { type SectionKey, sectionKeys } from '@ochiq/contract/routing/section-keys';
import type { Core } from '@strapi/strapi';

import { getTableName } from '../../platform/database/tables';
import { listConditionFields } from '../../people/roles/role-conditions';
import { toSavedTime, toTime } from '../list-details/entry-states';
import { type DocumentVersions, readTypeStates, type StateRow, type TypeStates } from '../list-details/read-type-states';
import type { BoardEntry, EntryCell } from './board-entry';
import { type Creators, createReadCheck, readCreators } from './read-access';
import { readTasks, type Task } from './tasks';
import { translatableTypes } from './translatable-types';

/** When a document was first published in some language, in milliseconds. */
type FirstPublications = ReadonlyMap<string, number>;

/** Reads when documents were first published, as far as there is a history of that. Not within a transaction. */
async function readFirstPublications(strapi: Core.Strapi): Promise<FirstPublications> {
  const rows: unknown = await strapi.db
    .connection(getTableName('version'))
    .where({ state: 'published' })
    .groupBy('type', 'document')
    .select('type', 'document')
    .min({ at: 'at' });
  return new Map(
    (rows as { type: string; document: string; at: unknown }[]).map(({ type, document, at }) => [`${type} ${document}`, toTime(at)]),
  );
}

/** The fields of the rows besides those that rights depend on: where pages are. */
const placeFields: Readonly<Partial<Record<ContentTypeName, string>>> = { page: 'parent', 'section-page': 'key' };

const isSectionKey = (key: unknown): key is SectionKey => sectionKeys.some((known) => known === key);

function toPlace(type: ContentTypeName, document: string, row: StateRow): BoardEntry['place'] {
  if (type === 'page') return { own: getPageReference(document), parent: typeof row['parent'] === 'string' ? row['parent'] : null };
  const key = type === 'section-page' ? row['key'] : null;
  return isSectionKey(key) ? { own: getSectionReference(key), parent: null } : null;
}

/** Finds the draft of the language that the others are translated from: Uzbek, or the one that was begun first. */
function findSource({ drafts }: DocumentVersions): StateRow | undefined {
  const begun = Object.values(drafts).sort((one, other) => toTime(one.createdAt) - toTime(other.createdAt));
  return drafts[defaultLocale] ?? begun[0];
}

type Reading = {
  strapi: Core.Strapi;
  userAbility: unknown;
  creators: Creators;
  tasks: ReadonlyMap<string, Task>;
  published: FirstPublications;
};

/** Returns since when a language is missing: since readers have the entry in another one; `null` where they have it in none. */
function findMissingSince(
  type: ContentTypeName,
  document: string,
  { published }: DocumentVersions,
  known: FirstPublications,
): number | null {
  const live = Object.values(published).map(({ publishedAt }) => toTime(publishedAt));
  return live.length === 0 ? null : (known.get(`${type} ${document}`) ?? Math.min(...live));
}

/** Builds the entries of a type that the user may read in some language. */
function buildEntries(
  reading: Reading,
  type: ContentTypeName,
  { documents, getState, findBasis, findOutdated, findOutdatedSince }: TypeStates,
): BoardEntry[] {
  const mayRead = createReadCheck(reading.strapi, reading.userAbility, type, reading.creators);
  return [...documents].flatMap(([document, versions]) => {
    const source = findSource(versions);
    if (!source) return [];
    const buildCell = (locale: Locale): EntryCell => {
      const state = getState(document, locale);
      const basis = state === 'outdated' ? findBasis(document, locale) : null;
      const outdated = findOutdated(document, locale);
      const missingSince = state === 'none' ? findMissingSince(type, document, versions, reading.published) : null;
      const task = reading.tasks.get(`${type} ${document} ${locale}`);
      return {
        state,
        isPublished: versions.published[locale] !== undefined,
        isReadable: mayRead(versions.drafts[locale] ?? { ...source, locale }),
        outdated: outdated && { source: outdated.source },
        since: basis ? findOutdatedSince(document, locale) : missingSince,
        basis,
        task: task ? { user: task.user, dueOn: task.dueOn } : null,
      };
    };
    const cells = mapLocales(buildCell);
    // By a right to a language that is not there, nothing of the entry can be read.
    if (!localeCodes.some((locale) => versions.drafts[locale] && cells[locale].isReadable)) return [];
    const saved = { savedBy: source.updatedBy, savedAt: toSavedTime(source) };
    return [{ type, document, cells, ...saved, place: toPlace(type, document, source) }];
  });
}

/** Reads all entries that can be translated and that the user may read in some language, whose state in the others they see then, too. */
export async function readBoardEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  types: readonly ContentTypeName[] = translatableTypes,
): Promise<BoardEntry[]> {
  const tasks = new Map((await readTasks(strapi)).map((task) => [`${task.type} ${task.document} ${task.locale}`, task]));
  const reading = { strapi, userAbility, tasks, creators: await readCreators(strapi), published: await readFirstPublications(strapi) };
  const entries: BoardEntry[] = [];
  for (const type of types) {
    const placeField = placeFields[type];
    const fields = new Set([...listConditionFields(type), ...(placeField === undefined ? [] : [placeField])]);
    entries.push(...buildEntries(reading, type, await readTypeStates(strapi, type, [...fields])));
  }
  return entries;
}
