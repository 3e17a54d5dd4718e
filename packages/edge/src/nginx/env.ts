import { isAbsolute, join } from 'node:path';

import type { InlineHashes } from '@ochiq/http-policy/security-headers';
import * as z from 'zod';

/** A release that the configuration knows: requests for pages of any other are passed to the edge. */
export type KnownRelease = InlineHashes & {
  /** The real path of its `public` folder. */
  folder: string;
  /** The file through `current` that exists while it is the current release; undefined for another, or one without a mark. */
  mark?: string | undefined;
  /** The paths where its redirects start. */
  redirected: readonly string[];
};

/** The addresses that a server listens on. */
export type ListenOptions = {
  /** Addresses and ports as nginx writes them: `80`, `127.0.0.1:8080`, `[::]:443`. */
  addresses: readonly string[];
  /** Its certificate and key; without them it speaks plain HTTP. */
  certificate?: { file: string; key: string } | undefined;
};

/** All settings of the configuration. */
export type NginxSettings = {
  /** The published folder: `current` in it links to the release. */
  siteDir: string;
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  listen: ListenOptions;
  /** Addresses whose requests are redirected to https. */
  unsafeAddresses?: readonly string[];
  /** Host and port of the edge, which trusts the client address that nginx sends. */
  edge: string;
  /** The name server for the names of edge and CMS; without it they are resolved once. */
  resolver?: string | undefined;
  releases: readonly KnownRelease[];
  /** A folder of nginx's own, for its PID file and temporary files. */
  runDir: string;
  /** The file of the module that this needs. */
  moduleFile: string;
  /** The folder of the log of page views, which the edge counts and removes; without it nothing is logged. */
  statisticsDir?: string | undefined;
  /** The user of the workers, where root starts nginx. */
  user?: string | undefined;
  /** Addresses and subnets of proxies in front of nginx whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  /** The panel under a host of its own, the CMS that has it, and the publisher that shows drafts there. */
  panel?: { host: string; cms: string; publisher?: string | undefined; listen: ListenOptions } | undefined;
};

const absolute = z.string().refine(isAbsolute, 'is not an absolute path');
const word = z.string().regex(/^[\w.:[\]/-]+$/u, 'has signs that belong in no address');
const words = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(word));

const schema = z
  .object({
    SITE_DIR: absolute,
    SITE_URL: z.url({ protocol: /^https?$/u, error: 'is not an http or https address' }),
    EDGE_ADDRESS: word,
    NGINX_RESOLVER: word.optional(),
    TRUSTED_PROXIES: words.optional(),
    NGINX_DIR: absolute,
    NGINX_CONFIG: absolute.optional(),
    NGINX_MODULE: absolute.default('/usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so'),
    NGINX_USER: word.optional(),
    STATISTICS_LOG_DIR: absolute.optional(),
    STATISTICS_ENABLED: z.enum(['true', 'false']).default('true'),
    NGINX_LISTEN: words.optional(),
    NGINX_CERTIFICATE: absolute.optional(),
    NGINX_CERTIFICATE_KEY: absolute.optional(),
    PANEL_HOST: word.optional(),
    CMS_URL: z.url({ protocol: /^https?$/u, error: 'is not an http or https address' }),
    PUBLISHER_URL: z.url({ protocol: /^https?$/u, error: 'is not an http or https address' }).optional(),
  })
  .refine((given) => (given.NGINX_CERTIFICATE === undefined) === (given.NGINX_CERTIFICATE_KEY === undefined), {
    path: ['NGINX_CERTIFICATE'],
    error: 'goes with NGINX_CERTIFICATE_KEY: set both or neither',
  });

/** All settings except the known releases, and the file that the configuration is written to. */
type NginxEnv = Omit<NginxSettings, 'releases'> & { file: string };

/**
 * Reads the settings of the configuration.
 * @throws one sentence for each invalid setting
 */
export function readNginxEnv(source: Readonly<Record<string, string | undefined>>): NginxEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  const { NGINX_CERTIFICATE: file, NGINX_CERTIFICATE_KEY: key } = data;
  const certificate = file !== undefined && key !== undefined ? { file, key } : undefined;
  const listen: ListenOptions = { addresses: data.NGINX_LISTEN ?? (certificate ? ['443', '[::]:443'] : ['80', '[::]:80']), certificate };
  return {
    file: data.NGINX_CONFIG ?? join(data.NGINX_DIR, 'nginx.conf'),
    siteDir: data.SITE_DIR,
    siteUrl: data.SITE_URL,
    listen,
    // Requests by http are redirected to https.
    unsafeAddresses: certificate && data.NGINX_LISTEN === undefined ? ['80', '[::]:80'] : [],
    edge: data.EDGE_ADDRESS,
    resolver: data.NGINX_RESOLVER,
    runDir: data.NGINX_DIR,
    moduleFile: data.NGINX_MODULE,
    user: data.NGINX_USER,
    statisticsDir: data.STATISTICS_ENABLED === 'true' ? data.STATISTICS_LOG_DIR : undefined,
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    panel: data.PANEL_HOST === undefined ? undefined : { host: data.PANEL_HOST, cms: data.CMS_URL, publisher: data.PUBLISHER_URL, listen },
  };
}
