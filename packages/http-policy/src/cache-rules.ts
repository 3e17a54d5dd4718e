import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';

type CacheRule = { holds: string; pattern: RegExp; cacheControl: string };

const revalidate = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

/**
 * How long a file may be cached; the first rule that matches decides. What an editor can change is revalidated each
 * time, so that a publish is visible at once; a file with a content hash in its name never changes.
 */
export const cacheRules: readonly CacheRule[] = [
  { holds: 'code with a hash in its name', pattern: immutableFilePatterns.code, cacheControl: forever },
  { holds: 'the service worker', pattern: /^\/sw\.js$/u, cacheControl: 'no-cache' },
  { holds: 'files that the build names by hash', pattern: immutableFilePatterns.others, cacheControl: forever },
  { holds: 'uploads and page data', pattern: /^\/(?:media|page-data)\//u, cacheControl: revalidate },
  {
    holds: 'fonts, icons, pictures, the web manifest',
    pattern: /\.(?:woff2?|ttf|ico|svg|png|jpe?g|gif|webp|avif|webmanifest)$/u,
    cacheControl: 'public, max-age=3600',
  },
  // A stale copy does no harm: prefetches change nothing, whatever they ask for.
  { holds: 'rules of prefetching', pattern: /^\/speculation-rules\.json$/u, cacheControl: 'public, max-age=86400' },
  { holds: 'everything else: pages, feeds, maps, data, unhashed code', pattern: /^/u, cacheControl: revalidate },
];

/** Responses that no shared cache may store: errors, personal responses, and responses to forms and queries. */
export const uncached = { error: 'no-store', personal: 'private, no-store', form: 'no-store' } as const;

/** Redirects that are the same for all readers: editors may undo a permanent one, so it is cached for an hour. */
export const redirectCache = { 301: 'public, max-age=3600', 302: revalidate } as const;

export function getCacheControl(path: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(path))?.cacheControl ?? uncached.error;
}
