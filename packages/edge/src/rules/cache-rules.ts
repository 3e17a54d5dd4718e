import { lastingFiles } from '@ochiq/contract/lasting-files';

type CacheRule = { holds: string; pattern: RegExp; cacheControl: string };

const revalidate = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

/**
 * How long a file may be kept; the first rule that fits decides. What an editor can change is asked for
 * each time, so that a publish is seen at once; what has its content's hash in its name never changes.
 */
export const cacheRules: readonly CacheRule[] = [
  { holds: 'code with a hash in its name', pattern: lastingFiles.code, cacheControl: forever },
  { holds: 'files that the build names by hash', pattern: lastingFiles.others, cacheControl: forever },
  { holds: 'uploads and page data', pattern: /^\/(?:media|page-data)\//u, cacheControl: revalidate },
  {
    holds: 'fonts, icons, pictures, the web manifest',
    pattern: /\.(?:woff2?|ttf|ico|svg|png|jpe?g|gif|webp|avif|webmanifest)$/u,
    cacheControl: 'public, max-age=3600',
  },
  { holds: 'everything else: pages, feeds, maps, data, unhashed code', pattern: /^/u, cacheControl: revalidate },
];

/** What may be kept by nobody: errors, answers that are one reader's own, and answers to forms and questions. */
export const uncached = { error: 'no-store', personal: 'private, no-store', form: 'no-store' } as const;

/** Redirects that are the same for everybody: a permanent one may be undone by editors, so it is kept for an hour. */
export const redirectCache = { 301: 'public, max-age=3600', 302: revalidate } as const;

export function cacheControlOf(path: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(path))?.cacheControl ?? uncached.error;
}
