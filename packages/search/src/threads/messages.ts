import { localeCodes } from '@ochiq/contract/locales';
import { searchTypes, type SearchAnswer, type SearchQuery, type Suggestion } from '@ochiq/contract/search';
import * as z from 'zod';

/** Start data of a thread: the index's path. */
export const start = z.object({ file: z.string() });
export type Start = z.output<typeof start>;

const id = z.int();

/** Requests to a thread. */
export const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, query: z.custom<SearchQuery>((value) => typeof value === 'object' && value !== null) }),
  z.object({ kind: z.literal('suggest'), id, locale: z.enum(localeCodes), typed: z.string(), only: z.enum(searchTypes).nullable() }),
]);
export type Question = z.output<typeof question>;

/** Replies of a thread; `null` where there is no readable index. */
export const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, answer: z.custom<SearchAnswer | null>() }),
  z.object({ kind: z.literal('suggest'), id, answer: z.custom<Suggestion[] | null>() }),
  z.object({ kind: z.literal('failed'), id, message: z.string() }),
]);
export type Reply = z.output<typeof reply>;
