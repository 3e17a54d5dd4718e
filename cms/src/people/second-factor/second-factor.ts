import * as z from 'zod';

import { rowId } from '../../platform/strapi/row-id';
import { passkeyAssertion } from './passkeys/passkey';

/** What a session lacks: nothing, the person's second factor (a code or a passkey), or one at all, which their role requires. */
export const signInStates = ['passed', 'code', 'enrolment'] as const;
export type SignInState = (typeof signInStates)[number];

/** The code of the refusal of every request while a session lacks something. */
export const pendingCode = 'second-factor-pending';

/** The panel's endpoints: for one's own second factor, and for those of others. */
export const secondFactorPath = '/admin/second-factor';
export const secondFactorsPath = '/admin/second-factors';

/**
 * A current code of the person who asks, or the use of a passkey; where they have no second factor, their password, or that they
 * have just signed in through the provider of the staff.
 */
const proof = z.union([z.string().trim().min(1).max(200), passkeyAssertion, z.strictObject({ provider: z.literal(true) })]);
export type Proof = z.output<typeof proof>;

export const proofInput = z.strictObject({ proof });
export const codeInput = z.strictObject({ code: z.string().trim().min(1).max(40), isRemembered: z.boolean().default(false) });
export const rolesInput = z.strictObject({ roles: z.array(z.string().min(1).max(200)).max(200), proof });
export const resetInput = z.strictObject({ user: rowId, proof });

export const ownSecondFactor = z.object({
  state: z.enum(signInStates),
  /** Whether there is an app or a passkey. */
  isEnrolled: z.boolean(),
  hasApp: z.boolean(),
  passkeys: z.int(),
  /** The panel's address, at which alone passkeys work. */
  panelOrigin: z.string(),
  isRequired: z.boolean(),
  recoveryCodes: z.int(),
  /** Whether the person decides about the second factors of others. */
  isAdministrator: z.boolean(),
  /** Whether the session was opened through the provider a moment ago, which is a proof, or longer; left out where it was not. */
  providerProof: z.enum(['fresh', 'over']).optional(),
});
export type OwnSecondFactor = z.output<typeof ownSecondFactor>;

export const enrolmentResponse = z.object({
  /** The secret, for typing. */
  key: z.string(),
  /** The same as a QR code: an SVG document. */
  picture: z.string(),
});
export type Enrolment = z.output<typeof enrolmentResponse>;

/** None where the person has recovery codes already. */
export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorsResponse = z.object({
  roles: z.array(z.object({ code: z.string(), name: z.string(), isRequired: z.boolean() })),
  people: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
});
export type SecondFactors = z.output<typeof secondFactorsResponse>;
