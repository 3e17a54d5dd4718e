import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

const schema = z.object({
  /** The folder of the finished build, with `public` and `.site`. */
  BUILD_DIR: z.string().min(1),
  /** The folder that the edge serves. */
  SITE_DIR: z.string().min(1),
});

/** Reads the settings of a publication. @throws a setting is missing; the error names it */
export function readBuildSettings(): { buildDir: string; siteDir: string } {
  const { BUILD_DIR, SITE_DIR } = readSettings(schema);
  return { buildDir: BUILD_DIR, siteDir: SITE_DIR };
}
