import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

const schema = z.object({
  /** The build folder, with `public` and `.site`. */
  BUILD_DIR: z.string().min(1),
  /** The folder that the edge serves. */
  SITE_DIR: z.string().min(1),
  /** The address of the CMS and a token for reading it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
  /** The address of the publisher and its key. */
  PUBLISHER_URL: z.url(),
  PUBLISHER_KEY: z.string().min(16),
});

/** Reads the settings of a comparison. @throws a setting is missing; the error names it */
export const readComparisonSettings = (): z.output<typeof schema> => readSettings(schema);
