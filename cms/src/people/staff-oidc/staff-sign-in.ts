import * as z from 'zod';

/** The panel's endpoints: for who is not signed in yet, for what accounts are linked to, and for linking one's own. */
export const staffSignInPath = '/admin/staff-sign-in';
export const staffIdentitiesPath = '/admin/staff-identities';
export const staffLinksPath = '/admin/staff-links';

/** What a person goes to the provider for: to sign in, or to link the account in whose session they are. */
export type StaffPurpose = 'sign-in' | 'link';

/**
 * The panel's pages to which the provider sends people back: its own page of the sign-in, which knows no session yet, and that of
 * the sign-in's protection.
 */
export const signInPagePath = '/admin/auth/login';
export const protectionPagePath = '/admin/sign-in-protection';

/** Why a sign-in through the provider, or the link of an account, is refused. */
export const staffRefusals = [
  /** The panel is open at another address than its own. */
  'wrong-address',
  /** There is no such attempt in this browser: it has run out, was finished before, or is another browser's. */
  'expired',
  /** The person cancelled at the provider. */
  'cancelled',
  /** The provider refused the attempt, or its code. */
  'declined',
  'no-answer',
  /** The token has run out or is not valid yet: the clock of one of the two is wrong. */
  'clock',
  /** The token is not the provider's, or is for someone or something else. */
  'invalid',
  /** No account of the panel has the address, and none is linked. */
  'no-account',
  /** The provider does not vouch for the address. */
  'not-verified',
  /** The account is linked to another person at the provider. */
  'other-identity',
  'inactive',
  /** The attempt to link an account was begun in another session, or for another account. */
  'other-session',
  /** Another account is linked to the person. */
  'other-account',
] as const;
export type StaffRefusal = (typeof staffRefusals)[number];

/** `again`: the provider is to ask the person, however short ago it did. */
export const startInput = z.strictObject({ again: z.boolean().default(false) });
export const finishInput = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4000).optional(),
  iss: z.string().max(1000).optional(),
  error: z.string().max(200).optional(),
});
export type FinishInput = z.output<typeof finishInput>;

const names = z.object({ uz: z.string(), ru: z.string(), en: z.string() });

/** What the page of the sign-in shows of the provider; `null` where none is set up. */
export const staffProviderResponse = z.object({
  provider: z.object({ names, isOnlyWay: z.boolean(), panelOrigin: z.string() }).nullable(),
});
export type StaffProviderResponse = z.output<typeof staffProviderResponse>;

export const startResponse = z.object({ to: z.url({ protocol: /^https?$/u }) });
export const finishResponse = z.object({ data: z.object({ token: z.string() }) });
export const refusalResponse = z.object({ error: z.object({ message: z.string(), details: z.object({ reason: z.enum(staffRefusals) }) }) });

const linked = z.object({ linkedAt: z.string(), usedAt: z.string() });

/** What one's own account is linked to and, for a Super Admin, which other accounts are. */
export const staffIdentitiesResponse = z.object({
  names: names.nullable(),
  /** Whether passwords are closed: who loses their link is shut out then, unless the provider vouches for their address. */
  isOnlyWay: z.boolean(),
  own: linked.nullable(),
  people: z.array(linked.extend({ user: z.int(), name: z.string(), email: z.string() })).nullable(),
});
export type StaffIdentities = z.output<typeof staffIdentitiesResponse>;
