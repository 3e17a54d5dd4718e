import * as z from 'zod/mini';

import { localeCodes } from '../routing/locales.ts';
import { problemCodes } from './check-form.ts';

/**
 * The control fields of a submitted form: no form field uses these names. `website` is a honeypot: people do not see
 * it, so a value in it was written by a bot.
 */
export const controlFields = ['page', 'key', 'token', 'proof', 'website'] as const;

/** The response with which a browser completes its form: the signed token, and the proof of work to do. */
export const challengeResponse = z.object({
  /** The time at which the form was opened; signed. */
  token: z.string(),
  /** ALTCHA's challenge, to be solved while the reader types. */
  challenge: z.record(z.string(), z.unknown()),
});
export type ChallengeResponse = z.infer<typeof challengeResponse>;

/** What the sender of an appeal or inquiry takes home. */
export const receipt = z.object({ number: z.string(), code: z.string(), dueOn: z.string() });
export type Receipt = z.infer<typeof receipt>;

/** How far an appeal or inquiry is. Days are `YYYY-MM-DD`. */
export const appealState = z.object({
  number: z.string(),
  stage: z.enum(['received', 'in-review', 'answered']),
  receivedOn: z.string(),
  dueOn: z.string(),
  answer: z.nullable(z.string()),
  /** The language that it was sent in, and is answered in. */
  language: z.optional(z.enum(localeCodes)),
});
export type AppealState = z.infer<typeof appealState>;

/** Why a form was not taken although nothing is wrong with its fields. */
export const refusals = ['too-many', 'expired', 'unknown', 'wrong-sign-in', 'not-confirmed', 'closed', 'failed'] as const;
export type Refusal = (typeof refusals)[number];

/** The response to every form, on both hops: from the CMS to the edge, and from the edge to a browser. */
export const formResponse = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), receipt: z.nullable(receipt) }),
  z.object({ outcome: z.literal('state'), state: appealState }),
  /** Between the CMS and the edge only: the edge makes a cookie of the session and replies `sent` to the browser. */
  z.object({ outcome: z.literal('signed-in'), session: z.string(), remember: z.boolean() }),
  z.object({
    outcome: z.literal('problems'),
    problems: z.array(z.object({ field: z.string(), code: z.enum(problemCodes), said: z.optional(z.string()) })),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(refusals) }),
]);
export type FormResponse = z.infer<typeof formResponse>;

/** Returns the HTTP status of a form response. */
export const getFormResponseStatus = (response: FormResponse): number => {
  if (response.outcome === 'sent') return 201;
  if (response.outcome === 'state' || response.outcome === 'signed-in') return 200;
  if (response.outcome === 'problems') return 422;
  return { 'too-many': 429, expired: 422, unknown: 404, 'wrong-sign-in': 401, 'not-confirmed': 403, closed: 409, failed: 503 }[
    response.reason
  ];
};

/** The content of a citizen's own page: what the CMS has stored for the session's account. */
export const accountResponse = z.object({
  name: z.string(),
  /** `null` where the sign-in provider supplied no address. */
  email: z.nullable(z.string()),
  /** The newest first. */
  appeals: z.array(appealState),
});
export type AccountResponse = z.infer<typeof accountResponse>;

/** The header that authenticates the edge to the CMS. */
export const edgeKeyHeader = 'x-edge-key';

/** The header in which the edge forwards a reader's session where there is no body. */
export const sessionHeader = 'x-session';

/** The header in which the edge forwards a sender's network address where there is no body. */
export const addressHeader = 'x-sender-address';

/** The part of a form with files that holds the request, as JSON; the files follow it. */
export const requestPart = 'request';

/** The paths of the CMS's intake endpoints. */
export const intakePaths = { receive: '/api/intake', challenge: '/api/intake/challenge', account: '/api/intake/account' } as const;

/** The cookie of a session, its name with a prefix where the site is at https: httpOnly, SameSite=Lax, for the whole site; 30 days when asked to remember, else until the browser closes. */
export const sessionCookie = { name: 'ochiq_session', rememberSeconds: 30 * 24 * 60 * 60 } as const;

/** The minimum time to read and fill a form, in milliseconds: a faster submission waits for moderation. */
export const minFillTimeMs = 3000;

/** Returns whether a form consists of a single click: nothing is typed, so a person may be as fast as a bot. */
export const isSingleClickForm = (form: string): boolean => form === 'feedback';

/** Limits of the gateway. */
export const formLimits = {
  /** The body of a form in bytes: the longest appeal in Cyrillic, percent-encoded, with room. */
  bodyBytes: 128 * 1024,
  /** Maximum time for the CMS, in milliseconds. */
  cmsTimeoutMs: 10_000,
  /** Maximum time for a sender to send the body, in milliseconds. */
  bodyTimeoutMs: 20_000,
  /**
   * Grace period at the beginning in which nothing need arrive, in milliseconds, and the minimum number of bytes per
   * second after that.
   */
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 1024,
  /** How many bodies are read concurrently: 32 MiB in memory at most. */
  bodiesAtOnce: 256,
  /** How many of one client are. */
  bodiesAtOnceEach: 8,
  /** How many are forwarded to the CMS concurrently, each with its full body. */
  atOnce: 64,
  /** How many of one client are. */
  atOnceEach: 8,
} as const;
