import { bucketLocation } from '@ochiq/bucket/bucket-location';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

const schema = z.object({
  /** The folder that the edge serves. */
  SITE_DIR: z.string().min(1),
  /** The site's public address. */
  SITE_URL: z.url(),
  /** The address of the CMS and a token for reading it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
  /** The cache of images and cards. */
  CACHE_DIR: z.string().min(1),
  /** The folder of the edge's 404 statistics; without it they are not reported. */
  NOT_FOUND_DIR: z.string().min(1).optional(),
  /** The folder of the edge's page views; without it, or where they are turned off, there are no statistics. */
  STATISTICS_DIR: z.string().min(1).optional(),
  STATISTICS_ENABLED: z.enum(['true', 'false']).default('true'),
  /** The bucket that mirrors the published files; without it there is no mirror. */
  MIRROR_URL: bucketLocation.optional(),
  /** The endpoint that purges caches after a change, and its key. */
  MIRROR_PURGE_URL: z.url({ protocol: /^https?$/u }).optional(),
  MIRROR_PURGE_KEY: z.string().min(16).optional(),
  /** The address of the control server, and its key. */
  PUBLISHER_HOST: z.string().min(1),
  PUBLISHER_PORT: z.coerce.number().int().min(1).max(65_535),
  PUBLISHER_KEY: z.string().min(16),
  /** The PostgreSQL that elects the leader of several publishers; not set where there is one. */
  LEADER_DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u }).optional(),
});

export type PublisherSettings = z.output<typeof schema>;

/** Reads the settings of the running publisher. @throws a setting is missing or wrong; the error names it */
export const readPublisherSettings = (): PublisherSettings => readSettings(schema);
