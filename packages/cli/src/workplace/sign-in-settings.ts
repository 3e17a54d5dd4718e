import * as z from 'zod';

const providerValue = z
  .string()
  .regex(/^[!-~]+$/u, { error: 'must be letters, digits and signs, as the provider gave it out' })
  .optional();

/** Client credentials of the sign-in providers, for readers and for the staff. */
export const signInSettings = {
  SIGN_IN_ONEID_CLIENT_ID: providerValue,
  SIGN_IN_ONEID_CLIENT_SECRET: providerValue,
  SIGN_IN_ONEID_SCOPE: providerValue,
  SIGN_IN_GOOGLE_CLIENT_ID: providerValue,
  SIGN_IN_GOOGLE_CLIENT_SECRET: providerValue,
  SIGN_IN_TELEGRAM_CLIENT_ID: providerValue,
  SIGN_IN_TELEGRAM_CLIENT_SECRET: providerValue,
  SIGN_IN_FACEBOOK_CLIENT_ID: providerValue,
  SIGN_IN_FACEBOOK_CLIENT_SECRET: providerValue,
  /** The provider of the staff; the CMS checks these. */
  STAFF_OIDC_ISSUER: z.url({ protocol: /^https?$/u, error: 'must be the address of an issuer' }).optional(),
  STAFF_OIDC_CLIENT_ID: providerValue,
  STAFF_OIDC_CLIENT_SECRET: providerValue,
  STAFF_OIDC_SCOPE: z.string().min(1).optional(),
  STAFF_OIDC_NAME_UZ: z.string().min(1).optional(),
  STAFF_OIDC_NAME_RU: z.string().min(1).optional(),
  STAFF_OIDC_NAME_EN: z.string().min(1).optional(),
  STAFF_OIDC_FACTOR_ACR: z.string().min(1).optional(),
  STAFF_OIDC_FACTOR_AMR: z.string().min(1).optional(),
  STAFF_OIDC_ONLY: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  STAFF_ONEID_CLIENT_ID: providerValue,
  STAFF_ONEID_CLIENT_SECRET: providerValue,
  STAFF_ONEID_SCOPE: providerValue,
  /** A fake server that replaces all of them; the CMS accepts only one on this machine. */
  SIGN_IN_ORIGIN: z.url({ protocol: /^http$/u, error: 'must be the address of a trial server on this machine' }).optional(),
};

type Name = keyof typeof signInSettings;

const names = Object.keys(signInSettings) as readonly Name[];

/** Creates the environment of the sign-in settings that are set. */
export const createSignInEnv = (settings: Readonly<Partial<Record<Name, string | undefined>>>): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));
