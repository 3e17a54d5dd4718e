import type { IncomingMessage, ServerResponse } from 'node:http';

import { previewFiles, previewPath } from '@ochiq/contract/preview';

import { answerPreview, type Previewer } from './answer-preview.ts';
import { pathPrefixOf } from '../path-prefix-of.ts';
import { shownFile } from './shown-file.ts';

/** No scripts, no requests to other origins, no caching. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'self'; form-action 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Handles preview requests; never throws. @returns whether the request was one */
export type PreviewService = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Request URLs have no origin. */
const anyOrigin = 'http://publisher.invalid';

/** Parses a name below `public`; `null` for a path that no preview page loads. */
function nameIn(pathname: string, siteUrl: string): string | null {
  const base = pathPrefixOf(siteUrl);
  try {
    const path = pathname.startsWith(`${base}/`) ? decodeURIComponent(pathname.slice(base.length)) : '';
    return previewFiles.test(path) ? path.slice(1) : null;
  } catch {
    return null;
  }
}

/** Creates the handler of preview links and of the files that their pages load. */
export function previewService(previewer: Previewer): PreviewService {
  return async ({ method, url = '/' }, response) => {
    if (method !== 'GET' || !URL.canParse(url, anyOrigin)) return false;
    const { pathname, searchParams } = new URL(url, anyOrigin);
    if (pathname === previewPath) {
      const { status, html } = await answerPreview(searchParams, previewer);
      response.writeHead(status, pageHeaders).end(html);
      return true;
    }
    const name = nameIn(pathname, previewer.siteUrl);
    const publicDir = previewer.view()?.publicDir;
    const file = name !== null && publicDir !== undefined ? await shownFile(name, publicDir, previewer.brought) : null;
    if (!file) return false;
    response.writeHead(200, { ...fileHeaders, 'Content-Type': file.kind }).end(file.bytes);
    return true;
  };
}
