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

/** Returns only the settings that are set. */
function omitUndefined(settings: Readonly<Record<string, string | number | undefined>>): Env {
  return Object.fromEntries(Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

/** Returns the port of metrics, on this machine only. */
const createMetricsEnv = (port: number | undefined): Env => (port === undefined ? {} : { METRICS_PORT: String(port) });

/** Creates the environment of the CMS. */
export function createCmsEnv(settings: Settings): Env {
  const {
    CMS_HOST,
    CMS_PORT,
    DATABASE_CLIENT,
    DATABASE_URL,
    CMS_METRICS_PORT,
    SMTP_URL,
    MAIL_FROM,
    PREVIEW_URL,
    UPLOADS_URL,
    cmsDataDir,
    siteUrl,
    publisherUrl,
  } = settings;
  const { TRUSTED_PROXIES, PANEL_ALLOWED, PANEL_RATE_LIMIT, CLAMAV_URL, CLAMAV_TIMEOUT_MS } = settings;
  const {
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    APP_KEYS,
    API_TOKEN_SALT,
    ADMIN_JWT_SECRET,
    TRANSFER_TOKEN_SALT,
    ENCRYPTION_KEY,
    BUILD_TOKEN,
    EDGE_KEY,
    PUBLISHER_KEY,
  } = settings;
  return {
    ...createToolEnv(),
    NODE_ENV: 'production',
    CMS_HOST,
    CMS_PORT: String(CMS_PORT),
    ...createMetricsEnv(CMS_METRICS_PORT),
    CMS_DATA_DIR: cmsDataDir,
    DATABASE_CLIENT,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    APP_KEYS,
    API_TOKEN_SALT,
    ADMIN_JWT_SECRET,
    TRANSFER_TOKEN_SALT,
    ENCRYPTION_KEY,
    BUILD_TOKEN,
    EDGE_KEY,
    PUBLISHER_URL: publisherUrl,
    PUBLISHER_KEY,
    SITE_URL: siteUrl,
    ...omitUndefined({ DATABASE_URL, PREVIEW_URL, SMTP_URL, MAIL_FROM, UPLOADS_URL }),
    ...omitUndefined({ TRUSTED_PROXIES, PANEL_ALLOWED, PANEL_RATE_LIMIT, CLAMAV_URL, CLAMAV_TIMEOUT_MS }),
    ...createSignInEnv(settings),
  };
}

/** Creates the environment of a build of the site. */
export function createBuildEnv({ cmsUrl, BUILD_TOKEN, siteUrl, siteDir }: Settings): Env {
  const site = { SITE_URL: siteUrl, SITE_DIR: siteDir, SITE_TODAY: getTodayInTashkent() };
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
export function createLivePublisherEnv(settings: Settings): Env {
  const { PUBLISHER_HOST, PUBLISHER_PORT, PUBLISHER_KEY, BUILD_TOKEN, LEADER_DATABASE_URL, siteDir, siteUrl, cmsUrl, dataDir } = settings;
  const { MIRROR_URL, MIRROR_PURGE_URL, MIRROR_PURGE_KEY } = settings;
  return {
    ...createToolEnv(),
    ...publisherMemoryEnv,
    NODE_ENV: 'production',
    PUBLISHER_HOST,
    PUBLISHER_PORT: String(PUBLISHER_PORT),
    PUBLISHER_KEY,
    BUILD_TOKEN,
    SITE_DIR: siteDir,
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    CACHE_DIR: path.join(dataDir, 'pictures'),
    NOT_FOUND_DIR: getMissingPagesDir(dataDir),
    ...omitUndefined({ LEADER_DATABASE_URL, MIRROR_URL, MIRROR_PURGE_URL, MIRROR_PURGE_KEY }),
  };
}

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
export function createEdgeEnv({
  SITE_HOST,
  SITE_PORT,
  SITE_METRICS_PORT,
  FORMS_ENABLED,
  OFFLINE_READING_ENABLED,
  EDGE_KEY,
  TRUSTED_PROXIES,
  siteDir,
  siteUrl,
  cmsUrl,
  dataDir,
}: Settings): Env {
  return {
    ...createToolEnv(),
    NODE_ENV: 'production',
    SITE_HOST,
    SITE_PORT: String(SITE_PORT),
    SITE_DIR: siteDir,
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    EDGE_KEY,
    NOT_FOUND_DIR: getMissingPagesDir(dataDir),
    FORMS_ENABLED,
    OFFLINE_READING_ENABLED,
    ...createMetricsEnv(SITE_METRICS_PORT),
    ...omitUndefined({ TRUSTED_PROXIES }),
  };
}

/** Creates the environment of the nginx configuration generator. */
export function createNginxEnv({ SITE_HOST, SITE_PORT, siteDir, siteUrl, cmsUrl, publisherUrl, nginxDir, ...further }: Settings): Env {
  const { TRUSTED_PROXIES, NGINX_LISTEN, NGINX_CERTIFICATE, NGINX_CERTIFICATE_KEY } = further;
  const { NGINX_USER, NGINX_MODULE, NGINX_RESOLVER, PANEL_HOST } = further;
  return {
    ...createToolEnv(),
    SITE_DIR: siteDir,
    SITE_URL: siteUrl,
    EDGE_ADDRESS: `${SITE_HOST.includes(':') ? `[${SITE_HOST}]` : SITE_HOST}:${String(SITE_PORT)}`,
    CMS_URL: cmsUrl,
    PUBLISHER_URL: publisherUrl,
    NGINX_DIR: nginxDir,
    ...omitUndefined({ TRUSTED_PROXIES, NGINX_LISTEN, NGINX_CERTIFICATE, NGINX_CERTIFICATE_KEY }),
    ...omitUndefined({ NGINX_USER, NGINX_MODULE, NGINX_RESOLVER, PANEL_HOST }),
  };
}
