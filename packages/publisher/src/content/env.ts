import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

const schema = z.object({
  /** The address of the CMS and a token for reading it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
});

/** Reads the settings of the content export. @throws a setting is missing; the error names it */
export const readContentSettings = (): z.output<typeof schema> => readSettings(schema);
