import { bucketPlace } from '@ochiq/bucket/bucket-place';
import { withSecretFiles } from '@ochiq/service/secret-files';
import { setOnly } from '@ochiq/service/set-only';
import * as z from 'zod';

const schema = z.object({
  /** The folder that the edge serves from. */
  SITE_DIR: z.string().min(1),
  /** The site's public address. */
  SITE_URL: z.url(),
  /** Where the CMS answers, and the token that reads it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
  /** Where pictures and cards are kept once they are made. */
  CACHE_DIR: z.string().min(1),
  /** Where the edge counts what is not found; nobody is told of it where this is not set. */
  LOST_DIR: z.string().min(1).optional(),
  /** The bucket in which the published files are kept too; nowhere else where this is not set. */
  MIRROR_URL: bucketPlace.optional(),
  /** Who is told which addresses caches have to forget, and what proves to it who asks. */
  MIRROR_PURGE_URL: z.url({ protocol: /^https?$/u }).optional(),
  MIRROR_PURGE_KEY: z.string().min(16).optional(),
  /** Where it can be woken and asked, and the key for that. */
  PUBLISHER_HOST: z.string().min(1),
  PUBLISHER_PORT: z.coerce.number().int().min(1).max(65_535),
  PUBLISHER_KEY: z.string().min(16),
  /** The PostgreSQL that decides which of several publishers of a site writes; not set where there is one. */
  LEADER_DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u }).optional(),
});

export type LiveEnv = z.output<typeof schema>;

/** The settings of the running publisher. @throws a setting is missing or wrong, naming it */
export const liveEnv = (): LiveEnv => schema.parse(setOnly(withSecretFiles(process.env)));
