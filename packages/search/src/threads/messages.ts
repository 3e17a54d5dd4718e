import { localeCodes } from '@ochiq/contract/routing/locales';
import { searchTypes, type SearchResponse, type SearchQuery, type Suggestion } from '@ochiq/contract/search/search';
import * as z from 'zod';

/** Start data of a thread: the index's path. */
export const startSchema = z.object({ file: z.string() });
export type WorkerStart = z.output<typeof startSchema>;

const id = z.int();

/** Requests to a thread. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, query: z.custom<SearchQuery>((value) => typeof value === 'object' && value !== null) }),
  z.object({ kind: z.literal('suggest'), id, locale: z.enum(localeCodes), typed: z.string(), only: z.enum(searchTypes).nullable() }),
]);
export type WorkerQuestion = z.output<typeof questionSchema>;

/** Replies of a thread; `null` where there is no readable index. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), id, answer: z.custom<SearchResponse | null>() }),
  z.object({ kind: z.literal('suggest'), id, answer: z.custom<Suggestion[] | null>() }),
  z.object({ kind: z.literal('failed'), id, message: z.string() }),
]);
export type WorkerReply = z.output<typeof replySchema>;
