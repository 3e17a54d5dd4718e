import type { IncomingMessage } from 'node:http';

/** RFC 9112, 3.2: a request of HTTP/1.1 names exactly one host, an older one at most one. */
export function hasProperHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
