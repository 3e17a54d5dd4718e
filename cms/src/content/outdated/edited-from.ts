import * as z from 'zod';

/**
 * Wire name: when the version on which a change is based was last saved, ISO 8601; `If-Unmodified-Since` has whole
 * seconds only.
 */
export const editedFromHeader = 'x-edited-from';

const base = z.union([z.literal('').transform(() => null), z.iso.datetime().transform((text) => new Date(text))]);

/** Reads the base version of a request; `null` where it has none, `undefined` where the instant is invalid. */
export const readEditedFrom = (header: string): Date | null | undefined => base.safeParse(header).data;
