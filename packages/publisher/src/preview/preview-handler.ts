import type { IncomingMessage, ServerResponse } from 'node:http';

import { previewFiles, previewPath } from '@ochiq/contract/wire/preview';

import { handlePreview, type PreviewContext } from './handle-preview.ts';
import { getPathPrefix } from '../get-path-prefix.ts';
import { readPreviewFile } from './preview-file.ts';

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
export type PreviewHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Request URLs have no origin. */
const anyOrigin = 'http://publisher.invalid';

/** Parses a name below `public`; `null` for a path that no preview page loads. */
function parseFileName(pathname: string, siteUrl: string): string | null {
  const base = getPathPrefix(siteUrl);
  try {
    const path = pathname.startsWith(`${base}/`) ? decodeURIComponent(pathname.slice(base.length)) : '';
    return previewFiles.test(path) ? path.slice(1) : null;
  } catch {
    return null;
  }
}

/** Creates the handler of preview links and of the files that their pages load. */
export function createPreviewHandler(context: PreviewContext): PreviewHandler {
  return async ({ method, url = '/' }, response) => {
    if (method !== 'GET' || !URL.canParse(url, anyOrigin)) return false;
    const { pathname, searchParams } = new URL(url, anyOrigin);
    if (pathname === previewPath) {
      const { status, html } = await handlePreview(searchParams, context);
      response.writeHead(status, pageHeaders).end(html);
      return true;
    }
    const name = parseFileName(pathname, context.siteUrl);
    const publicDir = context.view()?.publicDir;
    const file = name !== null && publicDir !== undefined ? await readPreviewFile(name, publicDir, context.brought) : null;
    if (!file) return false;
    response.writeHead(200, { ...fileHeaders, 'Content-Type': file.kind }).end(file.bytes);
    return true;
  };
}
