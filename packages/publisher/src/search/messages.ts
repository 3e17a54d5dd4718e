import * as z from 'zod';

import { searchState } from './search-state.ts';

/** The thread's start data. */
export const threadStart = z.object({
  siteDir: z.string(),
  /** The cache of extracted texts. */
  textsDir: z.string(),
});
export type ThreadStart = z.output<typeof threadStart>;

/** A request to index what changed: the thread returns the number when it is done. */
export const lookRequest = z.int();

/** A message from the thread. */
export const indexerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('looked'), id: z.int() }),
  z.object({ kind: z.literal('state'), state: searchState }),
  z.object({ kind: z.literal('line'), line: z.string() }),
]);
export type IndexerMessage = z.output<typeof indexerMessage>;
