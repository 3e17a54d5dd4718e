import * as z from 'zod';

import { searchState } from './search-state.ts';

/** What the thread is given when it starts. */
export const threadStart = z.object({
  siteDir: z.string(),
  /** Where the texts of files are kept once they are read. */
  textsDir: z.string(),
});
export type ThreadStart = z.output<typeof threadStart>;

/** What the thread is asked: to take in what changed; it says the number when it has. */
export const look = z.int();

/** What the thread says. */
export const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('looked'), id: z.int() }),
  z.object({ kind: z.literal('state'), state: searchState }),
  z.object({ kind: z.literal('line'), line: z.string() }),
]);
export type Said = z.output<typeof said>;
