import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { entryStates, languageState } from '../list-details/list-details';
import { translatableTypes } from './translatable-types';

/** The panel's endpoints, for everyone who is signed in: each sees the entries that they may read. */
export const boardPaths = {
  /** GET with `boardQuery`: `boardResponse`. */
  board: '/admin/translation-board',
  /** GET: `choicesResponse`, by which the board can be narrowed. */
  choices: '/admin/translation-board/choices',
  /** GET: `numbersResponse`, of the languages in which the user may write. */
  numbers: '/admin/translation-board/numbers',
} as const;

/** How many entries are on a page of the board. */
export const boardPageSize = 25;

/** For how many days a translation has been outdated or missing, at least. */
export const boardAges = [7, 30, 90, 365] as const;

const positive = z.coerce.number().pipe(z.int().positive());

/** What the board is narrowed to; the address of its page has the same parameters. */
export const boardQuery = z.strictObject({
  type: z.enum(translatableTypes).optional(),
  /** A part of the page tree, as pages name what is above them: that section or page, and all below. */
  section: z
    .string()
    .max(80)
    .regex(/^(?:section|page):[\w.-]+$/u)
    .optional(),
  /** `ru:outdated`. */
  languageState: languageState.optional(),
  /** Who saved the source last, or is to translate the entry; the id of a user of the panel. */
  person: positive.optional(),
  age: z.coerce.number().pipe(z.literal(boardAges)).optional(),
  page: positive.default(1),
});
export type BoardQuery = z.output<typeof boardQuery>;

const person = z.object({ id: z.int().positive(), name: z.string() });
export type BoardPerson = z.output<typeof person>;

const cell = z.object({
  state: z.enum(entryStates),
  /** Whether readers see it. */
  isPublished: z.boolean(),
  /** Whether the user may open the entry in this language. */
  isReadable: z.boolean(),
  /** What a translation is behind, also while it is being worked on. */
  outdated: z.object({ source: z.enum(localeCodes) }).nullable(),
  /** Since when a translation is outdated, or is missing from what readers see; `null` in other states. */
  since: z.iso.datetime().nullable(),
  /** Of an outdated translation: how many changes of the source need no translation, of how many; `null` where none was confirmed. */
  progress: z.object({ done: z.int().nonnegative(), of: z.int().positive() }).nullable(),
  /** Who is to translate it, and by which day. */
  task: z.object({ person, dueOn: z.iso.date().nullable() }).nullable(),
});
export type BoardCell = z.output<typeof cell>;

const row = z.object({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string(),
  /** In the first language that the user may read; empty for an entry without a title. */
  title: z.string(),
  cells: z.record(z.enum(localeCodes), cell),
});
export type BoardRow = z.output<typeof row>;

/** How many entries are in a state, by language. */
const counts = z.record(z.enum(localeCodes), z.record(z.enum(entryStates), z.int().nonnegative()));
export type BoardCounts = z.output<typeof counts>;

export const boardResponse = z.object({
  /** The outdated first, the longest of them before the others; then what is missing. */
  rows: z.array(row),
  total: z.int().nonnegative(),
  /** Of all entries that the other filters leave, whatever their state is. */
  counts,
  /** Whether the user edits any entries, and so may say who translates these. */
  mayAssign: z.boolean(),
});
export type BoardResponse = z.output<typeof boardResponse>;

export const choicesResponse = z.object({
  /** The sections and pages that the user may read, in the order of the tree; `depth` is 0 for sections and pages at the top. */
  sections: z.array(z.object({ section: z.string(), title: z.string(), depth: z.int().nonnegative() })),
  /** Who saved a source last, and who is to translate something. */
  people: z.array(person),
});
export type ChoicesResponse = z.output<typeof choicesResponse>;

export const numbersResponse = z.object({
  languages: z.array(z.object({ locale: z.enum(localeCodes), outdated: z.int().nonnegative(), missing: z.int().nonnegative() })),
});
export type NumbersResponse = z.output<typeof numbersResponse>;
