import { withSecretFiles } from '@ochiq/service/secret-files';
import * as z from 'zod';

const schema = z.object({
  /** Where the CMS answers, and the token that reads it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
});

/** The settings of writing content as data. @throws one is missing, naming it */
export const contentEnv = (): z.output<typeof schema> => schema.parse(withSecretFiles(process.env));
