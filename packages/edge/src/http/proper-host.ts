import type { IncomingMessage } from 'node:http';

/** Returns whether `Host` is valid (RFC 9112, 3.2): exactly one in HTTP/1.1, at most one before. */
export function hasValidHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
