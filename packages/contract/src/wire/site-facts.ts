import * as z from 'zod';

/**
 * The profile of the institution (.github/ARCHITECTURE.md, "Profiles"): a geological state institution or a government body.
 * It chooses the navigation, the home page and what the root path does.
 */
export const profiles = ['institution', 'government'] as const;
export type Profile = (typeof profiles)[number];

/** What the edge needs to know of the site in addition to its files. */
export const siteFacts = z.object({
  /** Decides what the root path does. */
  profile: z.enum(profiles),
  /** Redirects; paths without the site's base path. */
  redirects: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })),
  /** Words that pages in Cyrillic keep or spell otherwise, as editors list them; releases of older code have none. */
  cyrillicWords: z.string().default(''),
});
export type SiteFacts = z.output<typeof siteFacts>;

/** The metadata of a release for the edge: `release.json`, next to its `public` folder. */
export const release = siteFacts.extend({
  /** The release's own name, also that of its folder. */
  id: z.string(),
  /** When it was made. */
  madeAt: z.iso.datetime(),
  /** Content-Security-Policy sources (`'sha256-…'`) of the inline scripts and styles in its pages. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
export type Release = z.output<typeof release>;
