import path from 'node:path';

import * as z from 'zod';
import { bech32 } from '@scure/base';

import { fromRoot, root } from './root.ts';
import { signInSettings } from './sign-in-settings.ts';

const prefix = 'AGE-SECRET-KEY-';

/** Encodes a key in the format of age: `age -d -i` decrypts with it. @param bytes 32 random bytes */
export const encodeAgeKey = (bytes: Uint8Array): string => bech32.encodeFromBytes(prefix, bytes).toUpperCase();

/** Returns whether a text is a key in the format of age. */
function isAgeKey(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text.toLowerCase(), false);
  return decoded !== undefined && decoded.prefix === prefix.toLowerCase() && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

const port = z.coerce.number({ error: 'must be a port number from 1 to 65535' }).int().min(1).max(65_535);
const secret = z.string().min(16, { error: 'must have at least 16 characters' });
const host = z.string().min(1).default('127.0.0.1');
const timeOrOff = z.string().regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/u, { error: 'must be a time in Tashkent, as 03:00, or off' });

const bucket = z.url({
  protocol: /^https?$/u,
  error: 'must be the address of a bucket with its key: https://key:secret@host/bucket/prefix?region=name',
});

const getBucketPath = (address: string) => {
  const url = new URL(address);
  return `${url.host}${url.pathname.replace(/\/*$/u, '/')}`;
};

/** Returns whether one of two bucket paths is in the other, or equals it. */
const areNested = (one: string, other: string): boolean => {
  const [first, second] = [getBucketPath(one), getBucketPath(other)];
  return first.startsWith(second) || second.startsWith(first);
};

/** Every setting of the project; `.env.example` documents them. */
const shape = z.object({
  SITE_HOST: host,
  SITE_PORT: port.default(8000),
  SITE_URL: z.url({ protocol: /^https?$/u, error: 'must be a web address' }).optional(),
  CMS_HOST: host,
  CMS_PORT: port.default(1337),
  PUBLISHER_HOST: host,
  PUBLISHER_PORT: port.default(1338),
  DATA_DIR: z.string().min(1).default('.ochiq'),
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres']).default('sqlite'),
  DATABASE_URL: z.string().min(1).optional(),
  ADMIN_EMAIL: z.email().default('admin@ochiq.example'),
  ADMIN_PASSWORD: z.string().min(12, { error: 'must have at least 12 characters' }),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  BUILD_TOKEN: secret,
  EDGE_KEY: secret,
  PUBLISHER_KEY: secret,
  LEADER_DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/u, error: 'must be the address of a PostgreSQL: postgres://user:password@host:5432/name' })
    .optional(),
  PREVIEW_URL: z.url({ protocol: /^https?$/u, error: 'must be a web address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'must be the address of a mail server: smtp://user:password@host:port' }).optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  UPLOADS_URL: bucket.optional(),
  MIRROR_URL: bucket.optional(),
  MIRROR_PURGE_URL: z.url({ protocol: /^https?$/u, error: 'must be a web address' }).optional(),
  MIRROR_PURGE_KEY: secret.optional(),
  ...signInSettings,
  TRUSTED_PROXIES: z.string().min(1).optional(),
  PANEL_ALLOWED: z.string().min(1).optional(),
  PANEL_RATE_LIMIT: z.coerce.number({ error: 'must be a number' }).int().min(1).optional(),
  HISTORY_DRAFT_DAYS: z.coerce.number({ error: 'must be a number' }).int().min(1).optional(),
  AUDIT_CHECKPOINTS_PUBLIC: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  CHECK_EXTERNAL_LINKS: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  CLAMAV_URL: z.url({ protocol: /^tcp$/u, error: 'must be the address of a ClamAV daemon: tcp://host:3310' }).optional(),
  CLAMAV_TIMEOUT_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(50).optional(),
  MACHINE_TRANSLATION_URL: z.url({ protocol: /^https?$/u, error: 'must be the address of a LibreTranslate server' }).optional(),
  MACHINE_TRANSLATION_KEY: z.string().min(1).optional(),
  MACHINE_TRANSLATION_OUTSIDE: z.string().min(1).optional(),
  MACHINE_TRANSLATION_TIMEOUT_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(50).optional(),
  NGINX_LISTEN: z.string().min(1).optional(),
  NGINX_CERTIFICATE: z.string().min(1).optional(),
  NGINX_CERTIFICATE_KEY: z.string().min(1).optional(),
  NGINX_USER: z.string().min(1).optional(),
  NGINX_MODULE: z.string().min(1).optional(),
  NGINX_RESOLVER: z.string().min(1).optional(),
  PANEL_HOST: z.string().min(1).optional(),
  FORMS_ENABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  OFFLINE_READING_ENABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  STATISTICS_ENABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  SITE_METRICS_PORT: port.optional(),
  CMS_METRICS_PORT: port.optional(),
  NIGHTLY_BUILD: timeOrOff.default('03:00'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z.string().refine(isAgeKey, { error: 'must be a key of age, AGE-SECRET-KEY-1…, as `age-keygen` makes it' }),
  NIGHTLY_BACKUP: timeOrOff.default('02:00'),
});

/** The names of all settings. */
export const settingNames = shape.keyof().options;

const schema = shape
  .refine(({ DATABASE_CLIENT, DATABASE_URL }) => DATABASE_CLIENT === 'sqlite' || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is needed when DATABASE_CLIENT is postgres',
  })
  .refine(({ MIRROR_URL, UPLOADS_URL }) => !MIRROR_URL || !UPLOADS_URL || !areNested(MIRROR_URL, UPLOADS_URL), {
    path: ['MIRROR_URL'],
    error: 'must be another place than UPLOADS_URL: the mirror takes away what is not of the site',
  });

type Parsed = z.output<typeof schema>;

export type Settings = Parsed & {
  SITE_URL: string;
  siteUrl: string;
  cmsUrl: string;
  publisherUrl: string;
  dataDir: string;
  cmsDataDir: string;
  siteDir: string;
  nginxDir: string;
  logDir: string;
  /** `null` where backups are disabled. */
  backupDir: string | null;
};

/** An invalid setting. */
export class SettingsError extends Error {}

/** Validates the settings and derives the rest. @throws SettingsError with each invalid one */
export function parseSettings(values: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`);
    throw new SettingsError(`These settings can't be used (see .env and .env.example):\n${wrong.join('\n')}`);
  }
  const parsed = result.data;
  const siteUrl = (parsed.SITE_URL ?? `http://${parsed.SITE_HOST}:${String(parsed.SITE_PORT)}`).replace(/\/+$/u, '');
  const dataDir = path.resolve(root, parsed.DATA_DIR);
  return {
    ...parsed,
    SITE_URL: siteUrl,
    siteUrl,
    cmsUrl: `http://${parsed.CMS_HOST}:${String(parsed.CMS_PORT)}`,
    publisherUrl: `http://${parsed.PUBLISHER_HOST}:${String(parsed.PUBLISHER_PORT)}`,
    dataDir,
    cmsDataDir: path.join(dataDir, 'cms'),
    siteDir: path.join(dataDir, 'site'),
    nginxDir: path.join(dataDir, 'nginx'),
    logDir: path.join(dataDir, 'logs'),
    backupDir: parsed.BACKUP_DIR === undefined ? null : path.resolve(root, parsed.BACKUP_DIR),
  };
}

export const envFile = fromRoot('.env');
