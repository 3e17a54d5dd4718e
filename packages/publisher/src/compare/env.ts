import { withSecretFiles } from '@ochiq/service/secret-files';
import * as z from 'zod';

const schema = z.object({
  /** The folder of the build: holds `public` and `.site`. */
  BUILD_DIR: z.string().min(1),
  /** The folder that the edge serves from. */
  SITE_DIR: z.string().min(1),
  /** Where the CMS answers, and the token that reads it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
  /** Where the publisher answers, and its key. */
  PUBLISHER_URL: z.url(),
  PUBLISHER_KEY: z.string().min(16),
});

/** The settings of a comparison. @throws one is missing, naming it */
export const compareEnv = (): z.output<typeof schema> => schema.parse(withSecretFiles(process.env));
