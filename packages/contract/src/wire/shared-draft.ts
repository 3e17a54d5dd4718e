import * as z from 'zod/mini';

import { localeCodes } from '../routing/locales.ts';
import { addLocalePrefix, splitLocalePrefix, type LocalePrefix } from '../routing/path-for.ts';

/**
 * The CMS's endpoints for the edge: the page of a shared draft, a file that only the draft has; and of a draft that a person
 * outside is asked to agree with, the code that proves their address, and their answer.
 */
export const sharedDraftApi = {
  page: '/api/intake/shared-draft',
  file: '/api/intake/shared-draft-file',
  code: '/api/intake/approval-code',
  answer: '/api/intake/approval-answer',
} as const;

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

/**
 * Why a draft is not shown: no such link, over or revoked, no page, not at this moment, too often; or it was to be agreed with,
 * and is not the version any more that the link is about.
 */
export const sharedDraftRefusals = ['unknown', 'over', 'no-page', 'not-now', 'too-many', 'other-version'] as const;
export type SharedDraftRefusal = (typeof sharedDraftRefusals)[number];

/** What a person outside says about a version. */
export const approvalReplies = ['agreed', 'objected'] as const;
export type ApprovalReply = (typeof approvalReplies)[number];

const refused = z.object({ outcome: z.literal('refused'), reason: z.enum(sharedDraftRefusals) });
const answered = z.object({ outcome: z.literal('answered'), answer: z.enum(approvalReplies) });

/** The form for a person outside, below the page. */
export const approvalForm = z.object({
  /** `ask`: to have a code sent; `code`: it was sent, and is still valid. */
  step: z.enum(['ask', 'code']),
  /** The name of the person, and their address with most of its letters hidden. */
  name: z.string(),
  email: z.string(),
  /** The languages that the answer is about. */
  locales: z.array(z.enum(localeCodes)),
});
export type ApprovalForm = z.infer<typeof approvalForm>;

/** The CMS's response. `answered`: a person outside has said already what they had to say. */
export const sharedDraftResponse = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('shown'),
    html: z.string(),
    /** Files that only the draft has: the site does not serve them. */
    files: z.array(z.string()),
    /** Missing where the link is for reading only. */
    approval: z.optional(approvalForm),
  }),
  answered,
  refused,
]);
export type SharedDraftResponse = z.infer<typeof sharedDraftResponse>;

const invited = {
  token: z.string().check(z.maxLength(128)),
  /** The reader's network address, for the rate limit. */
  address: z.string().check(z.maxLength(64)),
};

/** The edge's request to send a code to the person who was invited. */
export const approvalCodeRequest = z.strictObject(invited);
export type ApprovalCodeRequest = z.infer<typeof approvalCodeRequest>;

export const approvalCodeResponse = z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('sent') }), answered, refused]);
export type ApprovalCodeResponse = z.infer<typeof approvalCodeResponse>;

/** The longest code as it is typed, and the longest reason, in characters. */
export const approvalTextLimits = { code: 40, reason: 2000 } as const;

/** The edge's request with the answer. */
export const approvalReplyRequest = z.strictObject({
  ...invited,
  code: z.string().check(z.maxLength(approvalTextLimits.code)),
  answer: z.enum(approvalReplies),
  /** Why the person objects; empty where they agree. */
  reason: z.string().check(z.maxLength(approvalTextLimits.reason)),
});
export type ApprovalReplyRequest = z.infer<typeof approvalReplyRequest>;

/** What is wrong with an answer: the code, which may be too old; nothing was chosen; an objection without a reason, or a longer one than there is room for. */
export const approvalProblems = ['wrong-code', 'no-answer', 'no-reason', 'long-reason'] as const;
export type ApprovalProblem = (typeof approvalProblems)[number];

export const approvalReplyResponse = z.discriminatedUnion('outcome', [
  answered,
  z.object({ outcome: z.literal('problem'), problem: z.enum(approvalProblems) }),
  refused,
]);
export type ApprovalReplyResponse = z.infer<typeof approvalReplyResponse>;

/** The largest page and file that the edge passes on, in bytes. */
export const sharedDraftLimits = { pageBytes: 8 * 1024 * 1024, fileBytes: 25 * 1024 * 1024 } as const;
