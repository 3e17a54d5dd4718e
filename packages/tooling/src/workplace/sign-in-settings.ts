import * as z from 'zod';

const given = z
  .string()
  .regex(/^[!-~]+$/u, { error: 'must be letters, digits and signs, as the provider gave it out' })
  .optional();

/** Client credentials of the sign-in providers for readers. */
export const signInSettings = {
  SIGN_IN_ONEID_CLIENT_ID: given,
  SIGN_IN_ONEID_CLIENT_SECRET: given,
  SIGN_IN_ONEID_SCOPE: given,
  SIGN_IN_GOOGLE_CLIENT_ID: given,
  SIGN_IN_GOOGLE_CLIENT_SECRET: given,
  SIGN_IN_TELEGRAM_CLIENT_ID: given,
  SIGN_IN_TELEGRAM_CLIENT_SECRET: given,
  SIGN_IN_FACEBOOK_CLIENT_ID: given,
  SIGN_IN_FACEBOOK_CLIENT_SECRET: given,
  /** A fake server that replaces all of them; the CMS accepts only one on this machine. */
  SIGN_IN_ORIGIN: z.url({ protocol: /^http$/u, error: 'must be the address of a trial server on this machine' }).optional(),
};

type Name = keyof typeof signInSettings;

const names = Object.keys(signInSettings) as readonly Name[];

/** Creates the environment of the sign-in settings that are set. */
export const signInEnv = (settings: Readonly<Partial<Record<Name, string | undefined>>>): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));
