import { getMediaType, toContentType } from '@ochiq/http-policy/content-type';
import { LRUCache } from 'lru-cache';

import { compressText } from '../http/compress-response.ts';
import { parseAcceptEncoding, type RequestHeaders } from '../http/request-headers.ts';
import type { HttpResponse } from '../http/response.ts';
import type { LiveRelease } from '../release/live-release.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { findPage } from '../routing/release-route.ts';
import { formatViewsCsv, formatViewsJson, listPublishedViews } from '../statistics/published-views.ts';
import type { EdgeContext } from './edge-context.ts';

type PageViewsEndpoint = Extract<Endpoint, { kind: 'page-views' }>;

/** How long a file stays as it was made, in milliseconds: a day's sums change no more. */
const lifetimeMs = 600_000;
/** Two formats of the days and of a few years, in three encodings. */
const maxFiles = 30;

const files = new LRUCache<string, Promise<Buffer>>({ max: maxFiles, ttl: lifetimeMs });

const formats = { csv: formatViewsCsv, json: formatViewsJson } as const satisfies Record<PageViewsEndpoint['format'], unknown>;

/** Handles a file of page views, as open data; undefined where nothing is counted. */
export async function handlePageViews(
  { format, year, release }: PageViewsEndpoint & { release: LiveRelease },
  headers: RequestHeaders,
  { statistics, today }: Pick<EdgeContext, 'statistics' | 'today'>,
): Promise<HttpResponse | undefined> {
  if (!statistics) return undefined;
  const { folder } = statistics;
  const [encoding] = parseAcceptEncoding(headers['accept-encoding']);
  const day = today();
  const makeFile = async () => {
    const hasPage = async (path: string) => (await findPage(path, release)) !== undefined;
    return compressText(formats[format](await listPublishedViews(folder, year, day, hasPage)), encoding);
  };
  const key = [folder, day, year, format, encoding].join('\0');
  const made = files.get(key) ?? makeFile();
  files.set(key, made, { noUpdateTTL: true });
  // A folder that can't be read now may be in a moment.
  made.catch(() => files.delete(key));
  const bytes = await made;
  return {
    status: 200,
    headers: {
      'Content-Type': toContentType(getMediaType(`/page-views.${format}`)),
      'Content-Length': String(bytes.length),
      'Cache-Control': `public, max-age=${String(lifetimeMs / 1000)}`,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    policy: release.policies.page,
    shared: true,
    body: { kind: 'file', file: { facts: { realPath: '', version: key, size: bytes.length, mtimeMs: 0 }, bytes }, range: undefined },
  };
}
