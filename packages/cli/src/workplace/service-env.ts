import path from 'node:path';

import { fromRoot } from './root.ts';
import type { Settings } from './settings.ts';
import { createSignInEnv } from './sign-in-settings.ts';

/** Returns today's date for the institution, `YYYY-MM-DD`: it determines what is open and what is over. */
export const getTodayInTashkent = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(new Date());

type Env = Readonly<Record<string, string>>;

/** Returns the part of our environment that every child inherits: nothing secret, no settings of Ochiq. */
function pickBaseEnv(): Env {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TERM', 'TMPDIR', 'TEMP', 'NODE_OPTIONS', 'CI', 'CHROMIUM'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** Creates the environment of commands without settings. */
export const createToolEnv = (): Env => ({
  ...pickBaseEnv(),
  TURBO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  DO_NOT_TRACK: '1',
});

/** Returns the folder where the edge counts missing pages; the publisher reports them to editors. */
const getMissingPagesDir = (dataDir: string) => path.join(dataDir, 'lost');

/** Returns the folder of page views, which the edge counts; it is backed up with the one around it. */
const getStatisticsDir = (dataDir: string) => path.join(getMissingPagesDir(dataDir), 'statistics');

/** Returns the folder of nginx's log of page views, which the edge counts and removes. */
export const getStatisticsLogDir = (nginxDir: string) => path.join(nginxDir, 'statistics');

/** Creates the environment of programs that count page views, or read what was counted. */
const createStatisticsEnv = ({ STATISTICS_ENABLED, dataDir }: Settings): Env =>
  STATISTICS_ENABLED === 'true' ? { STATISTICS_DIR: getStatisticsDir(dataDir) } : {};

/** Picks settings by their names, which are those of the services, too; those that are not set are left out. */
function pickSettings(settings: Settings, ...names: readonly (keyof Settings & Uppercase<keyof Settings>)[]): Env {
  return Object.fromEntries(names.flatMap((name) => (settings[name] === undefined ? [] : [[name, String(settings[name])]])));
}

/** Returns the port of metrics, on this machine only. */
const createMetricsEnv = (port: number | undefined): Env => (port === undefined ? {} : { METRICS_PORT: String(port) });

const cmsSecrets = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'BUILD_TOKEN',
  'EDGE_KEY',
  'PUBLISHER_KEY',
] as const;

/** Creates the environment of the CMS. */
export const createCmsEnv = (settings: Settings): Env => ({
  ...createToolEnv(),
  NODE_ENV: 'production',
  CMS_DATA_DIR: settings.cmsDataDir,
  PUBLISHER_URL: settings.publisherUrl,
  SITE_URL: settings.siteUrl,
  ...createMetricsEnv(settings.CMS_METRICS_PORT),
  ...pickSettings(settings, ...cmsSecrets),
  ...pickSettings(
    settings,
    'CMS_HOST',
    'CMS_PORT',
    'DATABASE_CLIENT',
    'DATABASE_URL',
    'PREVIEW_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'UPLOADS_URL',
  ),
  ...pickSettings(
    settings,
    'TRUSTED_PROXIES',
    'PANEL_HOST',
    'PANEL_ALLOWED',
    'PANEL_RATE_LIMIT',
    'HISTORY_DRAFT_DAYS',
    'AUDIT_CHECKPOINTS_PUBLIC',
    'CHECK_EXTERNAL_LINKS',
    'CLAMAV_URL',
    'CLAMAV_TIMEOUT_MS',
    'MACHINE_TRANSLATION_URL',
    'MACHINE_TRANSLATION_KEY',
    'MACHINE_TRANSLATION_OUTSIDE',
    'MACHINE_TRANSLATION_TIMEOUT_MS',
  ),
  ...createSignInEnv(settings),
});

/** Creates the environment of a build of the site. */
export function createBuildEnv({ cmsUrl, BUILD_TOKEN, siteUrl, siteDir, STATISTICS_ENABLED }: Settings): Env {
  const site = { SITE_URL: siteUrl, SITE_DIR: siteDir, SITE_TODAY: getTodayInTashkent(), STATISTICS_ENABLED };
  return { ...createToolEnv(), NODE_ENV: 'production', CI: '1', CMS_URL: cmsUrl, BUILD_TOKEN, ...site };
}

/** Creates the environment of the publisher's commands. */
export const createPublisherEnv = ({ siteDir }: Settings): Env => ({ ...createToolEnv(), BUILD_DIR: fromRoot('web'), SITE_DIR: siteDir });

/** Makes the publisher free early what it releases, as `docker-compose.yml` does: .github/adr/0098-publisher-memory.md. */
const publisherMemoryEnv = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=4'].filter(Boolean).join(' '),
  MALLOC_ARENA_MAX: '2',
};

/** Creates the environment of the publisher service, which syncs the site with the CMS. */
export const createLivePublisherEnv = (settings: Settings): Env => ({
  ...createToolEnv(),
  ...publisherMemoryEnv,
  NODE_ENV: 'production',
  SITE_DIR: settings.siteDir,
  SITE_URL: settings.siteUrl,
  CMS_URL: settings.cmsUrl,
  CACHE_DIR: path.join(settings.dataDir, 'pictures'),
  NOT_FOUND_DIR: getMissingPagesDir(settings.dataDir),
  ...createStatisticsEnv(settings),
  ...pickSettings(settings, 'PUBLISHER_HOST', 'PUBLISHER_PORT', 'PUBLISHER_KEY', 'BUILD_TOKEN', 'LEADER_DATABASE_URL'),
  ...pickSettings(settings, 'MIRROR_URL', 'MIRROR_PURGE_URL', 'MIRROR_PURGE_KEY'),
});

/** Creates the environment of the comparison of a build with the site. */
export const createCompareEnv = (settings: Settings): Env => ({
  ...createPublisherEnv(settings),
  CMS_URL: settings.cmsUrl,
  BUILD_TOKEN: settings.BUILD_TOKEN,
  PUBLISHER_URL: settings.publisherUrl,
  PUBLISHER_KEY: settings.PUBLISHER_KEY,
});

/** Creates the environment of the export of published content. */
export const createContentExportEnv = ({ cmsUrl, BUILD_TOKEN }: Settings): Env => ({ ...createToolEnv(), CMS_URL: cmsUrl, BUILD_TOKEN });

/** Creates the environment of the edge. */
export const createEdgeEnv = (settings: Settings): Env => ({
  ...createToolEnv(),
  NODE_ENV: 'production',
  SITE_DIR: settings.siteDir,
  SITE_URL: settings.siteUrl,
  CMS_URL: settings.cmsUrl,
  NOT_FOUND_DIR: getMissingPagesDir(settings.dataDir),
  ...createStatisticsEnv(settings),
  ...(settings.STATISTICS_ENABLED === 'true' && { STATISTICS_LOG_DIR: getStatisticsLogDir(settings.nginxDir) }),
  ...createMetricsEnv(settings.SITE_METRICS_PORT),
  ...pickSettings(settings, 'SITE_HOST', 'SITE_PORT', 'EDGE_KEY', 'FORMS_ENABLED', 'OFFLINE_READING_ENABLED', 'TRUSTED_PROXIES'),
});

/** Creates the environment of the command that counts a log of nginx. */
export const createLogCountEnv = (settings: Settings): Env => ({
  ...createToolEnv(),
  SITE_URL: settings.siteUrl,
  ...createStatisticsEnv(settings),
});

/** Creates the environment of the nginx configuration generator. */
export function createNginxEnv(settings: Settings): Env {
  const { SITE_HOST, SITE_PORT } = settings;
  return {
    ...createToolEnv(),
    SITE_DIR: settings.siteDir,
    SITE_URL: settings.siteUrl,
    EDGE_ADDRESS: `${SITE_HOST.includes(':') ? `[${SITE_HOST}]` : SITE_HOST}:${String(SITE_PORT)}`,
    CMS_URL: settings.cmsUrl,
    PUBLISHER_URL: settings.publisherUrl,
    NGINX_DIR: settings.nginxDir,
    ...(settings.STATISTICS_ENABLED === 'true' && { STATISTICS_LOG_DIR: getStatisticsLogDir(settings.nginxDir) }),
    ...pickSettings(settings, 'TRUSTED_PROXIES', 'NGINX_LISTEN', 'NGINX_CERTIFICATE', 'NGINX_CERTIFICATE_KEY'),
    ...pickSettings(settings, 'NGINX_USER', 'NGINX_MODULE', 'NGINX_RESOLVER', 'PANEL_HOST'),
  };
}
