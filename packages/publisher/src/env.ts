import * as z from 'zod';

const schema = z.object({
  /** The folder of the finished build: holds `public` and `.site`. */
  BUILD_DIR: z.string().min(1),
  /** The folder that the edge serves from. */
  SITE_DIR: z.string().min(1),
});

/** The publisher's settings. @throws a setting is missing, naming it */
export function publisherEnv(): { buildDir: string; siteDir: string } {
  const { BUILD_DIR, SITE_DIR } = schema.parse(process.env);
  return { buildDir: BUILD_DIR, siteDir: SITE_DIR };
}
