import * as z from 'zod';

/** Wire name: when the version that a change began from was last saved, ISO 8601; `If-Unmodified-Since` knows whole seconds only. */
export const editedFromHeader = 'x-edited-from';

const base = z.union([z.literal('').transform(() => null), z.iso.datetime().transform((text) => new Date(text))]);

/** Reads what a request says of the version it began from; `null` where it says nothing, `undefined` where that is no instant. */
export const readEditedFrom = (given: string): Date | null | undefined => base.safeParse(given).data;
