import * as z from 'zod';

/**
 * Wire name: when the version on which a change is based was last saved, ISO 8601; `If-Unmodified-Since` has whole
 * seconds only.
 */
export const editedFromHeader = 'x-edited-from';

const base = z.union([z.literal('').transform(() => null), z.iso.datetime().transform((text) => new Date(text))]);

/** Reads the base version of a request; `null` where it has none, `undefined` where the instant is invalid. */
export const readEditedFrom = (header: string): Date | null | undefined => base.safeParse(header).data;

/** What a refusal says besides its message: who saved the newer version, and when. */
export const outdatedDetails = z.object({
  outdated: z.object({
    /** `null` for what the CMS saved by itself, and where the account no longer exists. */
    by: z.string().nullable(),
    at: z.iso.datetime(),
  }),
});
export type OutdatedDetails = z.output<typeof outdatedDetails>;
