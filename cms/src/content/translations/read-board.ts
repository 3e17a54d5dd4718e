import { getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, mapLocales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { addReadableTitles } from '../history/entry-titles';
import { listSections } from '../page-tree/list-sections';
import { listAuthors } from '../review/reviewers';
import {
  type BoardCell,
  type BoardPerson,
  boardPageSize,
  type BoardQuery,
  type BoardResponse,
  type BoardRow,
  type ChoicesResponse,
} from './board';
import { type BoardEntry, countStates, createFilter, isInState, sortEntries } from './board-entry';
import { type BoardSource, readBoardEntries, readBoardSources } from './read-board-entries';
import { readProgress } from './read-progress';
import { translatableTypes } from './translatable-types';

type Titled = Pick<BoardEntry, 'type' | 'document'>;

/** Reads what entries are called in the first language that the user may read; `null` for what they may read in none. */
async function readTitles(
  strapi: Core.Strapi,
  userAbility: unknown,
  entries: readonly Titled[],
): Promise<(entry: Titled) => string | null> {
  const titled = await addReadableTitles(
    strapi,
    userAbility,
    localeCodes.flatMap((locale) => entries.map(({ type, document }) => ({ type, document, locale }))),
  );
  const titles = new Map<string, string>();
  for (const { type, document, title } of titled) {
    const key = `${type} ${document}`;
    if ((titles.get(key) ?? '') === '') titles.set(key, title);
  }
  return ({ type, document }) => titles.get(`${type} ${document}`) ?? null;
}

/** Completes the entries of a page of the board. */
async function readRows(strapi: Core.Strapi, userAbility: unknown, entries: readonly BoardEntry[]): Promise<BoardRow[]> {
  const findTitle = await readTitles(strapi, userAbility, entries);
  const users = entries.flatMap(({ cells }) => Object.values(cells).flatMap(({ task }) => task?.user ?? []));
  const people = new Map((await listAuthors(strapi, [...new Set(users)])).map((person): [number, BoardPerson] => [person.id, person]));
  const rows: BoardRow[] = [];
  for (const { type, document, cells } of entries) {
    const progress = new Map<Locale, BoardCell['progress']>();
    for (const locale of localeCodes) progress.set(locale, await readProgress(strapi, type, cells[locale].basis));
    rows.push({
      ...{ type, document, title: findTitle({ type, document }) ?? '' },
      cells: mapLocales((locale) => {
        const { state, isPublished, isReadable, outdated, since, task } = cells[locale];
        const person = task && people.get(task.user);
        return {
          ...{ state, isPublished, isReadable, outdated, since: since === null ? null : new Date(since).toISOString() },
          progress: progress.get(locale) ?? null,
          task: person ? { person, dueOn: task.dueOn } : null,
        };
      }),
    });
  }
  return rows;
}

type UpdateRights = { can: (action: string, subject: string) => boolean };
const updateAction = 'plugin::content-manager.explorer.update';

/** Reads a page of the board. */
export async function readBoard(strapi: Core.Strapi, userAbility: unknown, query: BoardQuery, now: Date): Promise<BoardResponse> {
  const { page, ...filters } = query;
  const { type, section, languageState } = filters;
  // A part of the tree is of pages and sections.
  const types = section === undefined ? translatableTypes : (['page', 'section-page'] as const);
  const all = await readBoardEntries(
    strapi,
    userAbility,
    type === undefined ? types : types.filter((one) => one === type || section !== undefined),
  );
  const counted = all.filter(createFilter(all, { ...filters, languageState: undefined }, now));
  const listed = all.filter(createFilter(all, filters, now)).filter((entry) => isInState(entry, languageState));
  const shown = sortEntries(listed, languageState).slice((page - 1) * boardPageSize, page * boardPageSize);
  return {
    ...{ rows: await readRows(strapi, userAbility, shown), total: listed.length, counts: countStates(counted) },
    mayAssign: translatableTypes.some((one) => (userAbility as UpdateRights).can(updateAction, getContentTypeUid(one))),
  };
}

/** Reads by what the board can be narrowed: nothing that the user may not read. No states are computed for it. */
export async function readChoices(strapi: Core.Strapi, userAbility: unknown): Promise<ChoicesResponse> {
  const entries = await readBoardSources(strapi, userAbility);
  const placed = new Map(entries.flatMap((entry): [string, BoardSource][] => (entry.place ? [[entry.place.own, entry]] : [])));
  const findTitle = await readTitles(strapi, userAbility, [...placed.values()]);
  const sections = (await listSections(strapi, { isComplete: true })).flatMap(({ section, depth }) => {
    const entry = placed.get(section);
    const title = entry && findTitle(entry);
    return title === undefined || title === null ? [] : [{ section, title, depth }];
  });
  const users = entries.flatMap(({ savedBy, translators }) => [savedBy, ...translators]);
  const people = await listAuthors(strapi, [...new Set(users.flatMap((user) => user ?? []))]);
  return { sections, people: people.sort((one, other) => one.name.localeCompare(other.name)) };
}
