import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** The worker's start data. */
export const workerStart = z.object({ folder: z.string() });
export type WorkerStart = z.output<typeof workerStart>;

/** A request to the worker. */
export const renderRequest = z.object({
  id: z.int(),
  page: z.object({ path: z.string(), template: z.string(), locale: z.enum(localeCodes), context: z.string() }),
});
export type RenderRequest = z.output<typeof renderRequest>;

/** A message from the worker. */
export const renderResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('rendered'), id: z.int(), pageData: z.instanceof(Uint8Array), html: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('failed'), id: z.int(), needsBuild: z.boolean(), message: z.string(), stack: z.string() }),
]);
export type RenderResponse = z.output<typeof renderResponse>;
