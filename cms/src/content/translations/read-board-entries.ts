import type { ContentTypeName } from '@ochiq/contract/content-types';
import { getPageReference, getSectionReference } from '@ochiq/contract/fields/page-parent';
import { defaultLocale, type Locale, localeCodes, mapLocales } from '@ochiq/contract/routing/locales';
import { type SectionKey, sectionKeys } from '@ochiq/contract/routing/section-keys';
import type { Core } from '@strapi/strapi';

import { getTableName } from '../../platform/database/tables';
import { listConditionFields } from '../../people/roles/role-conditions';
import { toSavedTime, toTime } from '../list-details/entry-states';
import { type DocumentVersions, readTypeStates, readTypeVersions, type StateRow, type TypeStates } from '../list-details/read-type-states';
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

/** Who asks, what is assigned, and who made entries. */
type Reading = { strapi: Core.Strapi; userAbility: unknown; creators: Creators; tasks: ReadonlyMap<string, Task> };

async function prepareReading(strapi: Core.Strapi, userAbility: unknown): Promise<Reading> {
  const tasks = new Map((await readTasks(strapi)).map((task) => [`${task.type} ${task.document} ${task.locale}`, task]));
  return { strapi, userAbility, tasks, creators: await readCreators(strapi) };
}

const findTask = ({ tasks }: Reading, type: ContentTypeName, document: string, locale: Locale): Task | undefined =>
  tasks.get(`${type} ${document} ${locale}`);

/** Lists the fields of a type's rows besides those that all have. */
function listFurtherFields(type: ContentTypeName): string[] {
  const placeField = placeFields[type];
  return [...new Set([...listConditionFields(type), ...(placeField === undefined ? [] : [placeField])])];
}

type ReadableDocument = { document: string; versions: DocumentVersions; source: StateRow; isReadable: (locale: Locale) => boolean };

/** Lists the documents of a type that the user may read in some language, with what others are translated from. */
function listReadable(
  { strapi, userAbility, creators }: Reading,
  type: ContentTypeName,
  documents: ReadonlyMap<string, DocumentVersions>,
): ReadableDocument[] {
  const mayRead = createReadCheck(strapi, userAbility, type, creators);
  return [...documents].flatMap(([document, versions]) => {
    const source = findSource(versions);
    if (!source) return [];
    const isReadable = (locale: Locale) => mayRead(versions.drafts[locale] ?? { ...source, locale });
    // By a right to a language that is not there, nothing of the entry can be read.
    if (!localeCodes.some((locale) => versions.drafts[locale] && isReadable(locale))) return [];
    return [{ document, versions, source, isReadable }];
  });
}

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
  firstPublications: FirstPublications,
): BoardEntry[] {
  return listReadable(reading, type, documents).map(({ document, versions, source, isReadable }) => {
    const buildCell = (locale: Locale): EntryCell => {
      const state = getState(document, locale);
      const basis = state === 'outdated' ? findBasis(document, locale) : null;
      const outdated = findOutdated(document, locale);
      const missingSince = state === 'none' ? findMissingSince(type, document, versions, firstPublications) : null;
      const task = findTask(reading, type, document, locale);
      return {
        state,
        isPublished: versions.published[locale] !== undefined,
        isReadable: isReadable(locale),
        outdated: outdated && { source: outdated.source },
        since: basis ? findOutdatedSince(document, locale) : missingSince,
        basis,
        task: task ? { user: task.user, dueOn: task.dueOn } : null,
      };
    };
    const saved = { savedBy: source.updatedBy, savedAt: toSavedTime(source) };
    return { type, document, cells: mapLocales(buildCell), ...saved, place: toPlace(type, document, source) };
  });
}

/** Reads all entries that can be translated and that the user may read in some language, whose state in the others they see then, too. */
export async function readBoardEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  types: readonly ContentTypeName[] = translatableTypes,
): Promise<BoardEntry[]> {
  const reading = await prepareReading(strapi, userAbility);
  const firstPublications = await readFirstPublications(strapi);
  const entries: BoardEntry[] = [];
  for (const type of types)
    entries.push(...buildEntries(reading, type, await readTypeStates(strapi, type, listFurtherFields(type)), firstPublications));
  return entries;
}

/** Where an entry of the board is, who saved its source last, and who is to translate it. */
export type BoardSource = Pick<BoardEntry, 'type' | 'document' | 'place' | 'savedBy'> & { translators: readonly number[] };

/** Reads the same entries without their states: of their histories nothing is read. */
export async function readBoardSources(strapi: Core.Strapi, userAbility: unknown): Promise<BoardSource[]> {
  const reading = await prepareReading(strapi, userAbility);
  const sources: BoardSource[] = [];
  for (const type of translatableTypes)
    for (const { document, source } of listReadable(reading, type, await readTypeVersions(strapi, type, listFurtherFields(type))))
      sources.push({
        ...{ type, document, place: toPlace(type, document, source), savedBy: source.updatedBy },
        translators: localeCodes.flatMap((locale) => findTask(reading, type, document, locale)?.user ?? []),
      });
  return sources;
}
