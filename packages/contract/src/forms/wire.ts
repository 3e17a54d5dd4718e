import * as z from 'zod/mini';

import { localeCodes } from '../locales.ts';
import { pathPattern } from '../safe-url.ts';
import { problemCodes } from './check-form.ts';
import { fileExcesses } from './form-files.ts';

/**
 * What a sent form has besides its fields: the reader's own words never use these names.
 * `website` is a trap: people do not see it, so whoever fills it is a machine.
 */
export const besides = ['page', 'key', 'token', 'proof', 'website'] as const;

/** How a browser makes its form: what the token says, and the work it has to do. */
export const challengeAnswer = z.object({
  /** Says when the form was opened; signed. */
  token: z.string(),
  /** ALTCHA's challenge, to be solved while the reader types. */
  challenge: z.record(z.string(), z.unknown()),
});
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

/** What the sender of an appeal takes home. */
export const receipt = z.object({ number: z.string(), code: z.string(), dueOn: z.string() });
export type Receipt = z.infer<typeof receipt>;

/** How far an appeal is. Days are `YYYY-MM-DD`. */
export const appealState = z.object({
  number: z.string(),
  stage: z.enum(['received', 'in-review', 'answered']),
  receivedOn: z.string(),
  dueOn: z.string(),
  answer: z.nullable(z.string()),
});
export type AppealState = z.infer<typeof appealState>;

/** Why a form was not taken although nothing is wrong with its fields. */
export const refusals = ['too-many', 'expired', 'unknown', 'wrong-sign-in', 'not-confirmed', 'failed'] as const;
export type Refusal = (typeof refusals)[number];

/** The one answer to every form, over both roads: the CMS to the edge, the edge to a browser. */
export const formAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), receipt: z.nullable(receipt) }),
  z.object({ outcome: z.literal('state'), state: appealState }),
  /** Between the CMS and the edge only: the edge makes a cookie of the session, and `sent` of the answer. */
  z.object({ outcome: z.literal('signed-in'), session: z.string(), remember: z.boolean() }),
  z.object({
    outcome: z.literal('problems'),
    problems: z.array(z.object({ field: z.string(), code: z.enum(problemCodes), said: z.optional(z.string()) })),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(refusals) }),
]);
export type FormAnswer = z.infer<typeof formAnswer>;

/** The HTTP status of each answer. */
export const statusOf = (answer: FormAnswer): number => {
  if (answer.outcome === 'sent') return 201;
  if (answer.outcome === 'state' || answer.outcome === 'signed-in') return 200;
  if (answer.outcome === 'problems') return 422;
  return { 'too-many': 429, expired: 422, unknown: 404, 'wrong-sign-in': 401, 'not-confirmed': 403, failed: 503 }[answer.reason];
};

/** A citizen's own page: what the CMS says of the session's account. */
export const accountAnswer = z.object({
  name: z.string(),
  /** None where a provider vouches for the person and told no address. */
  email: z.nullable(z.string()),
  /** The newest first. */
  appeals: z.array(appealState),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

const shortText = (max: number) => z.nullable(z.string().check(z.maxLength(max)));

/** What the edge hands to the CMS; lengths are bounded once more because the CMS trusts nobody. */
export const intakeRequest = z.object({
  /** The fields as they were typed. */
  fields: z.record(z.string(), z.string()),
  language: z.enum(localeCodes),
  /** The page that the form stood on. */
  page: z.string().check(z.maxLength(500), z.regex(new RegExp(pathPattern, 'u')), z.regex(/^[^\0\p{Surrogate}\uFFFD]*$/u)),
  /** Made by the browser for each filled form; a second try brings the same. */
  key: shortText(64),
  token: shortText(300),
  proof: shortText(4000),
  /** Whether the trap was filled. */
  trapped: z.boolean(),
  /** Set where files were too many or too large: none of them is handed on then. */
  excess: z.optional(z.enum(fileExcesses)),
  /** The session of the sender's account, if there is one. */
  session: shortText(2000),
  /** The sender's network address; the CMS keeps a keyed hash of it only. */
  address: z.string().check(z.maxLength(64)),
});
export type IntakeRequest = z.infer<typeof intakeRequest>;

/** The header that proves to the CMS that the edge is asking. */
export const edgeKeyHeader = 'x-edge-key';

/** The header in which the edge hands on a reader's session where there is no body. */
export const sessionHeader = 'x-session';

/** The header in which the edge hands on a sender's network address where there is no body. */
export const addressHeader = 'x-sender-address';

/** The part of a form with files that holds the request, as JSON; the files follow it. */
export const requestPart = 'request';

/** Where the CMS takes what the edge hands on. */
export const intakePaths = { receive: '/api/intake', challenge: '/api/intake/challenge', account: '/api/intake/account' } as const;

/** The cookie of a session, its name with a prefix where the site is at https: httpOnly, SameSite=Lax, for the whole site; 30 days when asked to remember, else until the browser closes. */
export const sessionCookie = { name: 'ochiq_session', rememberSeconds: 30 * 24 * 60 * 60 } as const;

/** Nobody reads and fills a form faster, in milliseconds: what is sent sooner waits for a person. */
export const leastFillingMs = 3000;

/** Forms of one press: nobody types in them, and a person may well be as quick as a machine. */
export const isOnePress = (form: string): boolean => form === 'feedback';

/** Limits of the gateway. */
export const formLimits = {
  /** The body of a form in bytes: the longest appeal in Cyrillic, percent-encoded, with room. */
  bodyBytes: 128 * 1024,
  /** How long the CMS may take, in milliseconds. */
  cmsTimeoutMs: 10_000,
  /** How long a sender may take to send, in milliseconds. */
  bodyTimeoutMs: 20_000,
  /** How long a sender may send nothing at the beginning, in milliseconds, and how many bytes a second have to come after that. */
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 1024,
  /** How many bodies are read at once: 32 MiB in memory at most. */
  bodiesAtOnce: 256,
  /** How many of one client are. */
  bodiesAtOnceEach: 8,
  /** How many are handed to the CMS at once, each with its whole body. */
  atOnce: 64,
  /** How many of one client are. */
  atOnceEach: 8,
} as const;
