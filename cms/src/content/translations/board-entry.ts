import type { ContentTypeName } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, mapLocales } from '@ochiq/contract/routing/locales';

import { type EntryState, entryStates, type LanguageStateFilter } from '../list-details/list-details';
import type { TranslationBasis } from '../list-details/outdated-translations';
import type { BoardCounts, BoardQuery } from './board';

/** What the board knows of an entry in a language. Times are milliseconds. */
export type EntryCell = {
  state: EntryState;
  isPublished: boolean;
  isReadable: boolean;
  outdated: { source: Locale } | null;
  since: number | null;
  /** What an outdated translation follows; `null` in other states. */
  basis: TranslationBasis | null;
  task: { user: number; dueOn: string | null } | null;
};

/** What the board knows of an entry. */
export type BoardEntry = {
  type: ContentTypeName;
  document: string;
  cells: Readonly<Record<Locale, EntryCell>>;
  /** Who saved the source last, and when. */
  savedBy: number | null;
  savedAt: number;
  /** How pages below it name it, and what it names above itself; `null` for what is no part of the page tree. */
  place: { own: string; parent: string | null } | null;
};

/** What matters first: a state, and since when. */
const ranks = { outdated: 0, none: 1, waiting: 3, changed: 4, draft: 5, published: 6 } as const satisfies Record<EntryState, number>;
/** What was never published is missed by no reader. */
const unpublishedRank = 2;

const listCells = ({ cells }: BoardEntry, filter: LanguageStateFilter | undefined): EntryCell[] =>
  localeCodes.filter((locale) => filter === undefined || locale === filter.locale).map((locale) => cells[locale]);

const rankCell = ({ state, since }: EntryCell): readonly [rank: number, since: number] => [
  state === 'none' && since === null ? unpublishedRank : ranks[state],
  since ?? Infinity,
];

const compareRanks = (one: readonly [number, number], other: readonly [number, number]): number =>
  one[0] - other[0] || (one[1] === other[1] ? 0 : one[1] - other[1]);

/** Sorts entries by what matters: the longest outdated first, then the longest missing; what was saved last is first of the rest. */
export function sortEntries(entries: readonly BoardEntry[], filter: LanguageStateFilter | undefined): BoardEntry[] {
  const ranked = entries.map((entry) => {
    const [first = [ranks.published, Infinity] as const] = listCells(entry, filter).map(rankCell).sort(compareRanks);
    return { entry, rank: first };
  });
  return ranked
    .sort(
      (one, other) =>
        compareRanks(one.rank, other.rank) ||
        other.entry.savedAt - one.entry.savedAt ||
        one.entry.document.localeCompare(other.entry.document),
    )
    .map(({ entry }) => entry);
}

/** Lists the references of a part of the page tree: a section or page, and all pages below it. */
function listPlacesBelow(entries: readonly BoardEntry[], section: string): ReadonlySet<string> {
  const below = new Map<string, string[]>();
  for (const { place } of entries) if (place?.parent) below.set(place.parent, [...(below.get(place.parent) ?? []), place.own]);
  const listed = new Set([section]);
  // A set that grows is walked to its end.
  for (const place of listed) for (const own of below.get(place) ?? []) listed.add(own);
  return listed;
}

const dayMs = 24 * 60 * 60 * 1000;

type Filters = Omit<BoardQuery, 'page'>;

/** Returns the check of an entry against all filters but the state in a language. */
export function createFilter(all: readonly BoardEntry[], { type, section, person, age, languageState }: Filters, now: Date) {
  const places = section === undefined ? null : listPlacesBelow(all, section);
  const until = age === undefined ? null : now.getTime() - age * dayMs;
  return (entry: BoardEntry): boolean => {
    if (type !== undefined && entry.type !== type) return false;
    if (places && !(entry.place && places.has(entry.place.own))) return false;
    if (until !== null && !listCells(entry, languageState).some(({ since }) => since !== null && since <= until)) return false;
    return person === undefined || entry.savedBy === person || Object.values(entry.cells).some(({ task }) => task?.user === person);
  };
}

/** Returns whether an entry is in a state in a language, where that is asked for. */
export const isInState = ({ cells }: BoardEntry, filter: LanguageStateFilter | undefined): boolean =>
  filter === undefined || cells[filter.locale].state === filter.state;

/** Counts entries by language and state. */
export function countStates(entries: readonly BoardEntry[]): BoardCounts {
  const counts = mapLocales(() => Object.fromEntries(entryStates.map((state) => [state, 0])) as Record<EntryState, number>);
  for (const { cells } of entries) for (const locale of localeCodes) counts[locale][cells[locale].state] += 1;
  return counts;
}
