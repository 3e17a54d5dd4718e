import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

const schema = z.object({
  /** Where the build reads the content: the CMS's own address. */
  CMS_URL: z.url().default('http://127.0.0.1:1337'),
  /** The token that may read it. */
  BUILD_TOKEN: z.string().min(20),
  /** The public address of the site; its path, if any, is the prefix of every page. */
  SITE_URL: z.url().default('http://127.0.0.1:8000'),
  /** The day the pages are made for, in Tashkent. */
  SITE_TODAY: z.iso.date(),
  /** The published folder: content that was undone there is not built again. */
  SITE_DIR: z.string().min(1).optional(),
  /** Whether the edge counts page views, and publishes them as data. */
  STATISTICS_ENABLED: z.enum(['true', 'false']).default('false'),
  /** `1` in development: pseudolocalized messages, which show what is cut and what is not translated. */
  PSEUDO: z.enum(['0', '1']).default('0'),
});

export type BuildEnv = {
  cmsUrl: string;
  panelUrl: string;
  token: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The path under which the whole site lives: empty, or `/x`. */
  pathPrefix: string;
  today: string;
  /** The folder of published releases; `null` where there is none. */
  siteDir: string | null;
  arePagesCounted: boolean;
  pseudo: boolean;
};

const withoutSlash = (url: string) => url.replace(/\/+$/u, '');

/** Reads the settings of a build. @throws a setting is missing or invalid, naming it */
export function readBuildEnv(): BuildEnv {
  const { CMS_URL, BUILD_TOKEN, SITE_URL, SITE_TODAY, SITE_DIR, STATISTICS_ENABLED, PSEUDO } = readSettings(schema);
  const cmsUrl = withoutSlash(CMS_URL);
  return {
    cmsUrl,
    panelUrl: `${cmsUrl}/admin`,
    token: BUILD_TOKEN,
    siteUrl: withoutSlash(SITE_URL),
    pathPrefix: withoutSlash(new URL(SITE_URL).pathname),
    today: SITE_TODAY,
    siteDir: SITE_DIR ?? null,
    arePagesCounted: STATISTICS_ENABLED === 'true',
    pseudo: PSEUDO === '1' && process.env.NODE_ENV === 'development',
  };
}
