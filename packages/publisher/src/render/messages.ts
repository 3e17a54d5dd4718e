import { localeCodes } from '@ochiq/contract/locales';
import * as z from 'zod';

/** The worker's start data. */
export const workerStart = z.object({ folder: z.string() });
export type WorkerStart = z.output<typeof workerStart>;

/** A request to the worker. */
export const order = z.object({
  id: z.int(),
  page: z.object({ path: z.string(), template: z.string(), locale: z.enum(localeCodes), context: z.unknown() }),
});
export type Order = z.output<typeof order>;

/** A message from the worker. */
export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('rendered'), id: z.int(), pageData: z.instanceof(Uint8Array), html: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('failed'), id: z.int(), needsBuild: z.boolean(), message: z.string(), stack: z.string() }),
]);
export type Answer = z.output<typeof answer>;
