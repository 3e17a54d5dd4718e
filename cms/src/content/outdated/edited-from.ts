import * as z from 'zod';

/**
 * Wire name: when the version on which a change is based was last saved, ISO 8601; `If-Unmodified-Since` has whole
 * seconds only.
 */
export const editedFromHeader = 'x-edited-from';

/** Instead of an instant: the change is meant for whatever is saved, as that of a program which has not read it. */
export const anyVersion = '*';

/** The version that a change is based on: when it was last saved, or any. */
export type Base = Date | typeof anyVersion;

const base = z.union([z.literal(anyVersion), z.iso.datetime().transform((text) => new Date(text))]);

/** Reads the base version of a request; `null` where it names none, `undefined` where it is invalid. */
export const readEditedFrom = (header: string): Base | null | undefined => (header === '' ? null : base.safeParse(header).data);

/** What a refusal says besides its message: who saved the newer version, and when. */
export const outdatedDetails = z.object({
  outdated: z.object({
    /** `null` for what the CMS saved by itself, and where the account no longer exists. */
    by: z.string().nullable(),
    at: z.iso.datetime(),
  }),
});
export type OutdatedDetails = z.output<typeof outdatedDetails>;
