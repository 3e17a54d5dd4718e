import { isAbsolute } from 'node:path';

import { areAddresses } from '@ochiq/service-kit/client-address';
import type { OpsServerAddress } from '@ochiq/service-kit/ops-server';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

import type { CmsAddress } from './cms/connect-cms.ts';
import { parseAddress } from './routing/address.ts';
import type { StatisticsOptions } from './statistics/statistics-counter.ts';

function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return [search, hash, username, password].every((part) => part === '') && !('fault' in parseAddress(pathname));
}

const port = z
  .string()
  .regex(/^\d{1,5}$/u, 'is not a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'is not a port number: the highest is 65535');

const schema = z
  .object({
    SITE_HOST: z.string().default('127.0.0.1'),
    SITE_PORT: port.default(8000),
    SITE_DIR: z.string('is not set: name the published folder').refine(isAbsolute, 'is not an absolute path'),
    SITE_URL: z
      .url({ protocol: /^https?$/u, error: 'is not an http or https address: give the address that readers use' })
      .refine(isPlainAddress, 'is more than host and path: leave query, fragment and sign-in out'),
    CMS_URL: z.url({ protocol: /^https?$/u, error: 'is not an http or https address: give the one of the CMS' }).optional(),
    EDGE_KEY: z
      .string()
      .regex(/^[!-~]{16,}$/u, 'is too weak: give at least 16 letters, digits or signs without spaces')
      .optional(),
    FORMS_ENABLED: z.enum(['true', 'false'], 'is neither true nor false').default('true'),
    OFFLINE_READING_ENABLED: z.enum(['true', 'false'], 'is neither true nor false').default('true'),
    LISTEN_FDS: z.string().regex(/^1$/u, 'is not 1: give the edge one socket, the one that readers come to').optional(),
    LISTEN_PID: z.string().optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: port.optional(),
    NOT_FOUND_DIR: z.string().refine(isAbsolute, 'is not an absolute path').optional(),
    STATISTICS_ENABLED: z.enum(['true', 'false'], 'is neither true nor false').default('true'),
    STATISTICS_DIR: z.string().refine(isAbsolute, 'is not an absolute path').optional(),
    STATISTICS_LOG_DIR: z.string().refine(isAbsolute, 'is not an absolute path').optional(),
    STATISTICS_WRITE_MS: z
      .string()
      .regex(/^[1-9]\d{1,7}$/u, 'is not a number of milliseconds, at least 10')
      .transform(Number)
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((proxy) => proxy.trim())
          .filter((proxy) => proxy !== ''),
      )
      .refine(areAddresses, 'is not a list of addresses and subnets: write them as 10.0.0.1,192.168.0.0/16'),
  })
  .superRefine(({ CMS_URL, EDGE_KEY }, context) => {
    if ((CMS_URL === undefined) === (EDGE_KEY === undefined)) return;
    const [lacking, given] = CMS_URL === undefined ? ['CMS_URL', 'EDGE_KEY'] : ['EDGE_KEY', 'CMS_URL'];
    context.addIssue({ code: 'custom', path: [lacking], message: `is not set: ${given} is, and forms need both` });
  });

export type Env = {
  host: string;
  port: number;
  /** The file descriptor of a public socket that was bound by another process. */
  socket?: number | undefined;
  siteDir: string;
  siteUrl: string;
  cms: CmsAddress | undefined;
  trustedProxies: readonly string[];
  unknownPathDir?: string | undefined;
  /** Where page views are counted; nowhere where it is not set. */
  statistics?: StatisticsOptions | undefined;
  /** Whether forms are accepted; reading works either way. */
  areFormsOpen: boolean;
  /** Whether browsers may keep pages to be read without a line. */
  isOfflineOn: boolean;
  /** Where watchers are answered; nowhere where it is not told. */
  metrics?: OpsServerAddress | undefined;
};

/** The first inherited file descriptor (sd_listen_fds(3)). */
const firstInheritedFd = 3;

/**
 * Returns the socket that systemd or `pnpm start` keeps open while the edge restarts. systemd names the process it is
 * for.
 */
const getInheritedSocket = ({ LISTEN_FDS: count, LISTEN_PID: pid }: { LISTEN_FDS?: string | undefined; LISTEN_PID?: string | undefined }) =>
  count !== undefined && (pid === undefined || Number(pid) === process.pid) ? firstInheritedFd : undefined;

const toStatisticsOptions = ({
  STATISTICS_ENABLED: enabled,
  STATISTICS_DIR: folder,
  STATISTICS_LOG_DIR: logFolder,
  STATISTICS_WRITE_MS: writeMs,
}: z.output<typeof schema>): StatisticsOptions | undefined =>
  enabled === 'true' && folder !== undefined ? { folder, logFolder, writeMs } : undefined;

/**
 * Reads the edge's settings.
 * @throws one sentence for each setting that is wrong
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const data = readSettings(schema, source);
  const { CMS_URL: url, EDGE_KEY: key } = data;
  return {
    host: data.SITE_HOST,
    port: data.SITE_PORT,
    socket: getInheritedSocket(data),
    siteDir: data.SITE_DIR,
    siteUrl: data.SITE_URL,
    cms: url !== undefined && key !== undefined ? { url, key } : undefined,
    trustedProxies: data.TRUSTED_PROXIES,
    unknownPathDir: data.NOT_FOUND_DIR,
    statistics: toStatisticsOptions(data),
    areFormsOpen: data.FORMS_ENABLED === 'true',
    isOfflineOn: data.OFFLINE_READING_ENABLED === 'true',
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
  };
}
