import { cleanLine } from '@ochiq/contract/forms/clean-text';
import * as z from 'zod';

/** The panel's endpoint for one's own passkeys; a passkey is below it, by its id. */
export const passkeysPath = '/admin/passkeys';

/** How many passkeys a person has, and how long a name is. */
export const maxPasskeys = 10;
export const longestPasskeyName = 60;

/** How long a challenge can be answered, and how long the browser waits for the person. */
export const challengeMs = 5 * 60 * 1000;

/** What a challenge is for. One for another purpose is refused. */
export const challengePurposes = ['sign-in', 'proof', 'addition'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

const encoded = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+$/u)
    .max(length);
/** Of 1023 bytes at most, as the specification says. */
const credentialId = encoded(1364);
const transport = z.string().regex(/^[a-z-]{1,20}$/u);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser returns for a new passkey. */
export const passkeyCreation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4096),
    attestationObject: encoded(16_384),
    transports: z.array(transport).max(10).default([]),
  }),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What a browser returns for a passkey that is used. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded(4096), authenticatorData: encoded(4096), signature: encoded(2048) }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** Refuses the characters that no database holds, as texts of entries do, and removes those that only hide. */
const name = z
  .string()
  .max(200)
  .refine((text) => !/[\0\p{Surrogate}\uFFFD]/u.test(text), 'has a broken character')
  .transform(cleanLine)
  .pipe(z.string().min(1).max(longestPasskeyName));

export const challengeInput = z.strictObject({ purpose: z.enum(challengePurposes).exclude(['addition']) });
export const passkeySignInInput = z.strictObject({ response: passkeyAssertion, isRemembered: z.boolean().default(false) });
export const newPasskeyInput = z.strictObject({ name, response: passkeyCreation });
export const renamedPasskeyInput = z.strictObject({ name });

const descriptors = z.array(z.object({ id: credentialId, type: z.literal('public-key'), transports: z.array(z.string()) }));

/** What the browser is asked for with a new passkey: a part of the specification's options. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** The same for a passkey that is used. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: descriptors,
  userVerification: z.literal('preferred'),
});
export type RequestOptions = z.output<typeof requestOptions>;

const ownPasskey = z.object({
  id: z.int().positive(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** Null until it is used. */
  usedAt: z.iso.datetime().nullable(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

export const passkeysResponse = z.object({ passkeys: z.array(ownPasskey) });
