import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { freePort } from '../workplace/free-port.ts';

const script = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/giu;

/** A page without anything that runs. */
export const withoutScripts = (html: string): string => html.replace(script, '');

const host = '127.0.0.1';

/**
 * The running site once more under an address of its own, each page as it is or with all scripts taken out. Both ways
 * are the same server's, so that nothing but the scripts differs.
 */
export async function standIn(siteUrl: string, change: (html: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl + (request.url ?? ''), { headers: { 'accept-encoding': 'identity' } });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isText = /^text\/|javascript|json|svg/u.test(type);
      const body = type.startsWith('text/html') ? Buffer.from(change(bytes.toString('utf8'))) : bytes;
      response.writeHead(answer.status, {
        'content-type': type,
        'cache-control': answer.headers.get('cache-control') ?? 'no-store',
        ...(isText && { 'content-encoding': 'gzip' }),
      });
      response.end(isText ? gzipSync(body) : body);
    })().catch(() => response.destroy());
  });
  const port = await freePort(host);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return `http://${host}:${String(port)}`;
}
