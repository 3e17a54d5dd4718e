import { localeCodes } from '@ochiq/contract/locales';
import { searchTypes, type SearchAnswer, type SearchQuery, type Suggestion } from '@ochiq/contract/search';
import * as z from 'zod';

/** What a thread is given when it starts: the index's path. */
export const start = z.object({ file: z.string() });
export type Start = z.output<typeof start>;

const id = z.int();

/** What a thread is asked. */
export const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, query: z.custom<SearchQuery>((value) => typeof value === 'object' && value !== null) }),
  z.object({ kind: z.literal('suggest'), id, locale: z.enum(localeCodes), typed: z.string(), only: z.enum(searchTypes).nullable() }),
]);
export type Question = z.output<typeof question>;

/** What a thread says; `null` where there is no index that can be read. */
export const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, answer: z.custom<SearchAnswer | null>() }),
  z.object({ kind: z.literal('suggest'), id, answer: z.custom<Suggestion[] | null>() }),
  z.object({ kind: z.literal('failed'), id, message: z.string() }),
]);
export type Reply = z.output<typeof reply>;
