import * as z from 'zod/mini';

import { localeCodes } from '../routing/locales.ts';
import { addLocalePrefix, splitLocalePrefix, type LocalePrefix } from '../routing/path-for.ts';

/** The CMS's endpoints for the edge: the page of a shared draft, and a file that only the draft has. */
export const sharedDraftApi = { page: '/api/intake/shared-draft', file: '/api/intake/shared-draft-file' } as const;

/** How many bytes of chance a token has; it is written in base64url. */
export const sharedDraftTokenBytes = 32;

/** A file of a page, by its path on the site. */
const mediaName = /^media\/\w[\w.-]*$/u;

/** Returns the path at which a draft is shown to whom its link was given. */
export const getSharedDraftPath = (localePrefix: LocalePrefix, token: string): string => addLocalePrefix(localePrefix, `/draft/${token}`);

/** What a path of a shared draft names: its page, or a file of it. */
export type SharedDraftPath = { localePrefix: LocalePrefix; token: string; file: string | null };

const pattern = /^\/draft\/(?<token>[\w-]{1,128})(?:\/(?<file>.+))?$/u;

/** Parses a path of a shared draft; `null` for any other. Whether there is such a token is the CMS's to say. */
export function parseSharedDraftPath(path: string): SharedDraftPath | null {
  const { form: localePrefix, rest } = splitLocalePrefix(path);
  const { token, file } = pattern.exec(rest)?.groups ?? {};
  if (token === undefined || (file !== undefined && !mediaName.test(file))) return null;
  return { localePrefix, token, file: file ?? null };
}

/** The edge's request for a page. */
export const sharedDraftRequest = z.strictObject({
  token: z.string().check(z.maxLength(128)),
  locale: z.enum(localeCodes),
  /** The reader's network address, for the rate limit. */
  address: z.string().check(z.maxLength(64)),
  /** Whether it counts as opened: a request for the head alone does not. */
  isOpening: z.boolean(),
});
export type SharedDraftRequest = z.infer<typeof sharedDraftRequest>;

/** The edge's request for a file. */
export const sharedDraftFileRequest = z.strictObject({
  token: z.string().check(z.maxLength(128)),
  file: z.string().check(z.regex(mediaName)),
  address: z.string().check(z.maxLength(64)),
});
export type SharedDraftFileRequest = z.infer<typeof sharedDraftFileRequest>;

/** Why a draft is not shown: no such link, over or revoked, no page, not at this moment, too often. */
export const sharedDraftRefusals = ['unknown', 'over', 'no-page', 'not-now', 'too-many'] as const;
export type SharedDraftRefusal = (typeof sharedDraftRefusals)[number];

/** The CMS's response. */
export const sharedDraftResponse = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('shown'),
    html: z.string(),
    /** Files that only the draft has: the site does not serve them. */
    files: z.array(z.string()),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(sharedDraftRefusals) }),
]);
export type SharedDraftResponse = z.infer<typeof sharedDraftResponse>;

/** The largest page and file that the edge passes on, in bytes. */
export const sharedDraftLimits = { pageBytes: 8 * 1024 * 1024, fileBytes: 25 * 1024 * 1024 } as const;
