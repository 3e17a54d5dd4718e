import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { findFreePort } from '@ochiq/cli/workplace/find-free-port';

const scriptPattern = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/giu;

/** Removes everything that runs from a page. */
export const removeScripts = (html: string): string => html.replace(scriptPattern, '');

const host = '127.0.0.1';

/**
 * Starts a proxy of the running site under another address, each page unchanged or with all scripts removed. Both
 * variants use the same server, so that nothing but the scripts differs.
 */
export async function startSiteProxy(siteUrl: string, transformHtml: (html: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const upstream = await fetch(siteUrl + (request.url ?? ''), { headers: { 'accept-encoding': 'identity' } });
      const type = upstream.headers.get('content-type') ?? 'application/octet-stream';
      const bytes = Buffer.from(await upstream.arrayBuffer());
      const isText = /^text\/|javascript|json|svg/u.test(type);
      const body = type.startsWith('text/html') ? Buffer.from(transformHtml(bytes.toString('utf8'))) : bytes;
      response.writeHead(upstream.status, {
        'content-type': type,
        'cache-control': upstream.headers.get('cache-control') ?? 'no-store',
        ...(isText && { 'content-encoding': 'gzip' }),
      });
      response.end(isText ? gzipSync(body) : body);
    })().catch(() => response.destroy());
  });
  const port = await findFreePort(host);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return `http://${host}:${String(port)}`;
}
