import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { previewFiles, previewPath } from '@ochiq/contract/wire/preview';

import { handlePreview, type PreviewContext } from './handle-preview.ts';
import { getPathPrefix } from '../site-paths.ts';
import { findPathFault } from '../transaction/tree-path.ts';
import type { DraftFileCache } from './draft-files.ts';

/** Content types that a page without scripts loads. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

type PreviewFile = { kind: string; bytes: Buffer };

/**
 * Reads a file of a preview page: from the site, or fetched for a draft; `null` where there is none.
 * @param name below `public`, unvalidated
 */
async function readPreviewFile(name: string, publicDir: string, brought: DraftFileCache): Promise<PreviewFile | null> {
  const kind = mimeTypes[path.extname(name).toLowerCase()] ?? (name.startsWith('media/') ? 'application/octet-stream' : undefined);
  if (kind === undefined || findPathFault(name) !== null) return null;
  const bytes = brought.get(name) ?? (await readFile(path.join(publicDir, name)).catch(() => null));
  return bytes && { kind, bytes };
}

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

/** Allows the panel, whose frame shows what is typed, to load fonts: browsers refuse those of another origin. */
const getOriginHeaders = (kind: string): Readonly<Record<string, string>> =>
  kind.startsWith('font/') ? { 'Access-Control-Allow-Origin': '*' } : {};

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
    response.writeHead(200, { ...fileHeaders, ...getOriginHeaders(file.kind), 'Content-Type': file.kind }).end(file.bytes);
    return true;
  };
}
