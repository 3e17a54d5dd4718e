import path from 'node:path';

import { bucketLocation } from '@ochiq/bucket/bucket-location';
import { providers, type Provider } from '@ochiq/contract/routing/sign-in-place';
import { areAddresses } from '@ochiq/service-kit/client-address';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

import { appDir } from './app-dir';
import { getUrlHost, isOwnHost } from './platform/security/own-network';
import { isThisMachine } from './platform/security/this-machine';

// Strapi takes an unset NODE_ENV for development: it would open a browser.
process.env['NODE_ENV'] ??= 'production';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const addresses = list.refine(areAddresses, 'is not a list of addresses and subnets: write them as 10.0.0.1,192.168.0.0/16');
const isAbsolute = (folder: string) => path.isAbsolute(folder);
const secret = z.string().min(16, 'is shorter than 16 characters');
/** Without encryption a provider may be on this machine only, for trials. */
const isSafeIssuer = (address: string) => {
  const { protocol, hostname, search, hash } = new URL(address);
  return search === '' && hash === '' && (protocol === 'https:' || isThisMachine(hostname));
};
/** Returns whether an address has no part that would be lost or written into logs. */
const hasPlainAddress = (address: string) => {
  if (!URL.canParse(address)) return true;
  const { username, password, search, hash } = new URL(address);
  return `${username}${password}${search}${hash}` === '';
};
const hasOpenId = (scope: string) => scope.split(/\s+/u).includes('openid');
const bucket = z.string().transform((text, context) => {
  const { data, error } = bucketLocation.safeParse(text);
  if (data) return data;
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'is not the address of a bucket' });
  return z.NEVER;
});
/** As providers give them out. */
const issuedValue = z
  .string()
  .regex(/^[!-~]+$/u, 'is more than letters, digits and signs')
  .optional();

/** The settings of a provider: the site's client id, and its secret. */
export const signInSettingNames = {
  oneid: { id: 'SIGN_IN_ONEID_CLIENT_ID', secret: 'SIGN_IN_ONEID_CLIENT_SECRET' },
  google: { id: 'SIGN_IN_GOOGLE_CLIENT_ID', secret: 'SIGN_IN_GOOGLE_CLIENT_SECRET' },
  telegram: { id: 'SIGN_IN_TELEGRAM_CLIENT_ID', secret: 'SIGN_IN_TELEGRAM_CLIENT_SECRET' },
  facebook: { id: 'SIGN_IN_FACEBOOK_CLIENT_ID', secret: 'SIGN_IN_FACEBOOK_CLIENT_SECRET' },
} as const satisfies Record<Provider, Record<'id' | 'secret', `SIGN_IN_${Uppercase<Provider>}_CLIENT_${'ID' | 'SECRET'}`>>;

const settingsShape = z
  .object({
    /** Where the CMS listens. It is never public: readers reach the edge only. */
    CMS_HOST: z.string().min(1).default('127.0.0.1'),
    CMS_PORT: z.coerce.number().int().min(0).max(65_535).default(1337),
    /** The address of `/metrics` and `/health`; they are off where the port is not set. */
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** Holds `data.db` and `public/uploads`. */
    CMS_DATA_DIR: z.string().refine(isAbsolute, 'is not an absolute path').default(path.join(appDir, '.tmp')),
    DATABASE_CLIENT: z.enum(['sqlite', 'postgres']).default('sqlite'),
    DATABASE_URL: z.url().optional(),
    /** The bucket that keeps the files of the media library; without it they are in `public/uploads`. */
    UPLOADS_URL: bucket.optional(),
    /** Other origins whose pages may call the CMS. */
    CMS_ORIGINS: list.default([]),
    /** Proxies in front of the CMS, whose client address headers are trusted. */
    TRUSTED_PROXIES: addresses.default([]),
    /** The panel's own host, which passkeys are bound to, over https; without it they work at http://localhost only. */
    PANEL_HOST: z
      .string()
      .refine((host) => /^[\w.:[\]-]+$/u.test(host) && URL.canParse(`https://${host}`), 'is not a host: panel.example.uz')
      .optional(),
    /** From where the panel may be used; from everywhere while it is empty. */
    PANEL_ALLOWED: addresses.default([]),
    /** The limit of panel requests per address and minute. */
    PANEL_RATE_LIMIT: z.coerce.number().int().min(1).default(3000),
    /** The mail server, `smtp://user:password@host:port`; without it letters wait in the outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'is not the address of a mail server: smtp://user:password@host:port' }).optional(),
    /** The sender of the letters. */
    MAIL_FROM: z.email('is not an e-mail address').optional(),
    /** The pause before the second attempt to send a letter, in milliseconds; it doubles with each further one. */
    MAIL_RETRY_MS: z.coerce.number().int().min(50).default(60_000),
    /** The site's address for readers, for links in letters. */
    SITE_URL: z.url({ protocol: /^https?$/u, error: 'is not a web address' }).optional(),
    /**
     * The publisher's origin, for notifications of changes and status requests; without it the publisher polls by
     * itself.
     */
    PUBLISHER_URL: z.url({ protocol: /^https?$/u, error: 'is not a web address' }).optional(),
    /** The publisher's origin as editors' browsers reach it; without it the same as the CMS does. */
    PREVIEW_URL: z.url({ protocol: /^https?$/u, error: 'is not a web address' }).optional(),
    /** The virus scanner that has to accept every file, `tcp://host:3310`; without it files are not scanned. */
    CLAMAV_URL: z.url({ protocol: /^tcp$/u, error: 'is not the address of a ClamAV daemon: tcp://host:3310' }).optional(),
    /** How long it may take for one file, in milliseconds. */
    CLAMAV_TIMEOUT_MS: z.coerce.number().int().min(50).default(60_000),
    /** A server that speaks as LibreTranslate does; without it there is no machine translation. Drafts are sent to it. */
    MACHINE_TRANSLATION_URL: z
      .url({ protocol: /^https?$/u, error: 'is not the address of a LibreTranslate server: http://libretranslate:5000' })
      .refine(hasPlainAddress, 'has a name, a password, a query or a fragment: the key goes into MACHINE_TRANSLATION_KEY')
      .optional(),
    /** Its key, where it wants one. */
    MACHINE_TRANSLATION_KEY: issuedValue,
    /** The host outside the institution's own network to which drafts may be sent: without it they stay in that network. */
    MACHINE_TRANSLATION_OUTSIDE: z.string().optional(),
    /** How long it may take for one segment, in milliseconds. */
    MACHINE_TRANSLATION_TIMEOUT_MS: z.coerce.number().int().min(50).default(20_000),
    /** How often the CMS looks whether something is to be published at this time, in milliseconds. */
    SCHEDULE_MS: z.coerce.number().int().min(50).default(5000),
    /** Whether links to other sites are asked at night: that takes a way out of the machine. */
    CHECK_EXTERNAL_LINKS: z.stringbool().default(true),
    /** How many days drafts stay in the history; published versions stay for ever. */
    HISTORY_DRAFT_DAYS: z.coerce.number().int().min(1).default(365),
    /** What `ENCRYPTION_KEY` was before, the newest first: the command that verifies the audit log needs it for rows from then. */
    AUDIT_FORMER_KEYS: list.default([]),
    /** Whether the signed checkpoints of the audit log are a file of the public site. */
    AUDIT_CHECKPOINTS_PUBLIC: z.stringbool().default(false),
    /** What the CMS shows the publisher. */
    PUBLISHER_KEY: secret.optional(),
    /** What OneID knows the site by; each of these providers is set up where both its client and its secret are set. */
    SIGN_IN_ONEID_CLIENT_ID: issuedValue,
    SIGN_IN_ONEID_CLIENT_SECRET: issuedValue,
    /** The scope requested from OneID, where it differs from the client id. */
    SIGN_IN_ONEID_SCOPE: issuedValue,
    SIGN_IN_GOOGLE_CLIENT_ID: issuedValue,
    SIGN_IN_GOOGLE_CLIENT_SECRET: issuedValue,
    SIGN_IN_TELEGRAM_CLIENT_ID: issuedValue,
    SIGN_IN_TELEGRAM_CLIENT_SECRET: issuedValue,
    SIGN_IN_FACEBOOK_CLIENT_ID: issuedValue,
    SIGN_IN_FACEBOOK_CLIENT_SECRET: issuedValue,
    /** The OpenID Connect provider of the staff; it is set up where issuer, client and secret are set. */
    STAFF_OIDC_ISSUER: z
      .url({ protocol: /^https?$/u, error: 'is not the address of an issuer: https://sso.example.uz/realms/staff' })
      .refine(isSafeIssuer, 'has to begin with https:// and to have neither a query nor a fragment')
      .optional(),
    STAFF_OIDC_CLIENT_ID: issuedValue,
    STAFF_OIDC_CLIENT_SECRET: issuedValue,
    STAFF_OIDC_SCOPE: z.string().refine(hasOpenId, 'lacks openid').default('openid email'),
    /** What the button calls the provider; its host where none is set. */
    STAFF_OIDC_NAME_UZ: z.string().max(60).optional(),
    STAFF_OIDC_NAME_RU: z.string().max(60).optional(),
    STAFF_OIDC_NAME_EN: z.string().max(60).optional(),
    /** Values of the claims acr and amr for which no second factor of ours is asked. */
    STAFF_OIDC_FACTOR_ACR: list.default([]),
    STAFF_OIDC_FACTOR_AMR: list.default([]),
    /** Whether passwords are closed for everybody but the administrator of ADMIN_EMAIL. */
    STAFF_OIDC_ONLY: z.stringbool().default(false),
    /** OneID for the staff, in the place of an OpenID Connect provider; the scope where it differs from the client id. */
    STAFF_ONEID_CLIENT_ID: issuedValue,
    STAFF_ONEID_CLIENT_SECRET: issuedValue,
    STAFF_ONEID_SCOPE: issuedValue,
    /** A trial server that replaces all providers, `http://127.0.0.1:4000`: theirs is the path `/<host>/…` there. */
    SIGN_IN_ORIGIN: z
      .url({
        protocol: /^http$/u,
        hostname: /^(?:127\.0\.0\.1|localhost)$/u,
        error: 'is not the address of a trial server on this machine',
      })
      .optional(),
    /** Whether an empty CMS is filled with the demonstration content. */
    SEED: z.enum(['when-empty', 'never']).default('never'),
    /** Holds `content/<type>/<key>.yaml` and `files`. */
    SEED_DIR: z.string().refine(isAbsolute, 'is not an absolute path').default(path.join(appDir, 'seed')),
  })
  .refine((settings) => settings.DATABASE_CLIENT === 'sqlite' || settings.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is not set',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is not set',
  })
  .refine(({ PUBLISHER_URL, PUBLISHER_KEY }) => PUBLISHER_URL === undefined || PUBLISHER_KEY !== undefined, {
    path: ['PUBLISHER_KEY'],
    error: 'is not set',
  })
  .superRefine((settings, context) => {
    const requireSet = (names: readonly (keyof typeof settings)[]) => {
      for (const name of names) if (settings[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is not set' });
    };
    const openId = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const;
    const oneId = ['STAFF_ONEID_CLIENT_ID', 'STAFF_ONEID_CLIENT_SECRET'] as const;
    const [hasOpenIdProvider, hasOneId] = [openId, oneId].map((names) => names.some((name) => settings[name] !== undefined));
    const refuse = (name: keyof typeof settings, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (hasOneId) requireSet(oneId);
    if (hasOneId && hasOpenIdProvider) refuse('STAFF_ONEID_CLIENT_ID', 'is set beside STAFF_OIDC_…: the staff have one provider');
    // With passwords closed no one could link their account, which OneID finds by no address.
    if (hasOneId && settings.STAFF_OIDC_ONLY) refuse('STAFF_OIDC_ONLY', 'is not possible with OneID: accounts are linked after a password');
    if (hasOpenIdProvider || (settings.STAFF_OIDC_ONLY && !hasOneId)) requireSet(openId);
    // The way back and the cookies are for the panel's own address; only a trial on this machine has none.
    const isOneIdItself = hasOneId && settings.SIGN_IN_ORIGIN === undefined;
    if (isOneIdItself || settings.STAFF_OIDC_ONLY || settings.STAFF_OIDC_ISSUER?.startsWith('https:') === true) requireSet(['PANEL_HOST']);
    if (settings.MACHINE_TRANSLATION_URL !== undefined) {
      const url = new URL(settings.MACHINE_TRANSLATION_URL);
      const host = getUrlHost(url);
      if (!isOwnHost(host) && settings.MACHINE_TRANSLATION_OUTSIDE?.toLowerCase() !== host)
        refuse(
          'MACHINE_TRANSLATION_URL',
          `leads out of the own network, and drafts would with it: set MACHINE_TRANSLATION_OUTSIDE=${host} where that is decided`,
        );
      else if (!isOwnHost(host) && url.protocol !== 'https:')
        refuse('MACHINE_TRANSLATION_URL', 'has to begin with https:// outside the own network');
    }
    for (const provider of providers) {
      const { id, secret: word } = signInSettingNames[provider];
      if (settings[id] !== undefined || settings[word] !== undefined) requireSet([id, word, 'SITE_URL']);
    }
  });

const secretsShape = z.object({
  APP_KEYS: list.refine((keys) => keys.length > 0, 'holds no key'),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  /** What the build of the site shows to read the content. */
  BUILD_TOKEN: secret,
  /** The key with which the edge submits forms. */
  EDGE_KEY: secret,
  /** The first administrator. */
  ADMIN_EMAIL: z.email({ error: ({ input }) => (input === undefined ? 'is not set' : 'is not an e-mail address') }),
  ADMIN_PASSWORD: z
    .string()
    .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/u, 'lacks a small letter, a capital letter or a digit, or is shorter than 8 characters'),
});

export type Secrets = z.output<typeof secretsShape>;

/**
 * Reads a shape from the environment.
 * @param completeShape the shape for error messages, which lists missing variables, too
 */
function readEnvironment<T>(shape: z.ZodType<T>, completeShape: z.ZodType = shape): T {
  try {
    return readSettings(shape);
  } catch (error) {
    if (completeShape !== shape) readEnvironment(completeShape);
    const wrong = getErrorMessage(error).replaceAll(/^/gmu, '  ');
    throw new Error(
      `The environment of the CMS is incomplete:\n${wrong}\nSet these variables where the CMS is started; cms/src/env.ts says what they are.`,
      { cause: error },
    );
  }
}

/** The settings without secrets. */
export const settings = readEnvironment(settingsShape);

/**
 * Returns all secrets.
 * @throws one is missing: the message names each
 */
export const readSecrets = (): Secrets => readEnvironment(secretsShape);

/** The secrets that are set: building the panel reads the configuration without any. */
export const secretsIfSet = readEnvironment(secretsShape.partial(), secretsShape);
